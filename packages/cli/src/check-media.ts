import { readFile } from 'node:fs/promises';
import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import { mediaKinds } from '@spinreel/config-schema/formats';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { uploadRules } from '@spinreel/config-schema/upload-rules';
import { inspectAudio } from '@spinreel/media/inspect-audio';
import { inspectImage } from '@spinreel/media/inspect-image';
import type { Outcome } from '@spinreel/media/media-problem';
import type { MediaSource } from '@spinreel/media/media-source';
import { UsageProblem } from './cli-io.ts';

/**
 * Reads the images and the music of an ad as uploads are read. Throws `UsageProblem` with the place and the path of the
 * first that cannot be used: what makes an ad of all of them no longer tells which one it was.
 */
export async function checkMedia(
  ad: ResolvedAd,
  openAsset: (path: string) => Promise<MediaSource>,
): Promise<void> {
  const used = { ...ad.images, backgroundMusic: ad.music?.asset ?? null };
  for (const slot of Object.keys(used) as (keyof typeof used)[]) {
    const path = used[slot];
    if (path === null) continue;
    const problem = await problemOf(slot, await openAsset(path));
    if (problem !== null) throw unusable(slot, path, problem);
  }
}

/** The mistake with one file of an ad: `The cover image 'cover.mp4' cannot be used. ...`. */
export function unusable(slot: AssetSlot, path: string, reason: string): UsageProblem {
  return new UsageProblem(`The ${assetSlots[slot].name} '${path}' cannot be used. ${reason}`);
}

async function problemOf(slot: AssetSlot, { path, kind }: MediaSource): Promise<string | null> {
  const { kinds, formatMessage } = uploadRules[assetSlots[slot].purpose];
  if (!kinds.includes(kind)) return formatMessage;
  const image = mediaKinds.image.find((known) => known === kind);
  const audio = mediaKinds.audio.find((known) => known === kind);
  if (image !== undefined) return reasonOf(await inspectImage({ bytes: await readFile(path), kind: image }));
  return audio === undefined ? formatMessage : reasonOf(await inspectAudio({ path, kind: audio }));
}

function reasonOf(inspected: Outcome<unknown>): string | null {
  return inspected.ok ? null : inspected.problem.message;
}
