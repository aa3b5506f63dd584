import { readFile } from 'node:fs/promises';
import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { toAudioKind, mediaKinds, type UploadPurpose } from '@spinreel/config-schema/options/formats';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';
import { inspectAudio } from '@spinreel/media/audio/inspect-audio';
import { inspectFont } from '@spinreel/media/fonts/uploads/inspect-font';
import { inspectImage } from '@spinreel/media/images/inspect-image';
import type { Outcome } from '@spinreel/media/media-problem';
import type { MediaSource } from '@spinreel/media/media-source';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { CliProblem } from '../command.ts';
import { describeMediaProblem } from './problem-messages.ts';

/**
 * Creates a function that reads an ad's images, music and font in the same way as uploads, each file once. It throws a
 * `CliProblem` with the slot and the path of the first unusable file, because later steps no longer know which file caused a
 * problem.
 */
export function createMediaChecker({
  openAsset,
  store,
}: {
  openAsset: (path: string) => Promise<MediaSource>;
  store: RecipeStore;
}): (ad: ResolvedAd) => Promise<void> {
  const known = new Map<string, Promise<string | null>>();
  return async (ad) => {
    const used = { ...ad.images, backgroundMusic: ad.music?.asset ?? null, brandFont: ad.brandFont };
    for (const slot of Object.keys(used) as (keyof typeof used)[]) {
      const path = used[slot];
      if (path === null) continue;
      const key = JSON.stringify([slot, path]);
      const found = known.get(key) ?? openAsset(path).then((source) => findProblem(slot, source, store));
      known.set(key, found);
      const problem = await found;
      if (problem !== null) throw createUnusableProblem(slot, path, problem);
    }
  };
}

/** Creates the error for one file of an ad: `The cover image 'cover.mp4' cannot be used. ...`. */
export function createUnusableProblem(slot: AssetSlot, path: string, reason: string): CliProblem {
  return new CliProblem('findings', `The ${assetSlots[slot].name} '${path}' cannot be used. ${reason}`);
}

/** Describes which formats a slot of the ad accepts. */
export function describeWrongFormat(purpose: UploadPurpose): string {
  return describeProblem({ code: 'upload-format', params: { purpose } }, 'command line');
}

async function findProblem(slot: AssetSlot, source: MediaSource, store: RecipeStore): Promise<string | null> {
  const { path, kind } = source;
  const { purpose } = assetSlots[slot];
  const { kinds } = uploadRules[purpose];
  if (purpose === 'audio') {
    const audio = toAudioKind(kind);
    return audio === null
      ? describeWrongFormat(purpose)
      : describeOutcome(await inspectAudio({ path, kind: audio }));
  }
  if (purpose === 'font') {
    return mediaKinds.font.some((font) => font === kind)
      ? describeOutcome(await inspectFont({ source, store }))
      : describeWrongFormat(purpose);
  }
  const image = mediaKinds.image.find((known) => known === kind);
  if (image === undefined || !kinds.includes(image)) return describeWrongFormat(purpose);
  return describeOutcome(await inspectImage({ bytes: await readFile(path), kind: image }));
}

function describeOutcome(inspected: Outcome<unknown>): string | null {
  return inspected.ok ? null : describeMediaProblem(inspected.problem);
}
