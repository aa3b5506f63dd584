import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { withVideoFacts } from '@spinreel/config-schema/ad/saving/with-video-facts';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import {
  isVideoKind,
  toAudioKind,
  mediaKinds,
  type UploadPurpose,
} from '@spinreel/config-schema/options/formats';
import { findTimelineProblem } from '@spinreel/config-schema/rules/export-validation';
import { findNetworkProblem, findNetworkWarning } from '@spinreel/exporters/find-network-problem';
import type { Network } from '@spinreel/exporters/network';
import { probeVideo, type VideoFacts } from '@spinreel/media/video/probe-video';
import { type LoadedAd, toCliProblem } from './load-ad.ts';
import {
  describeCutVideo,
  describeDroppedSound,
  describeMediaProblem,
  describePaleHdr,
} from './problem-messages.ts';
import { readFile } from 'node:fs/promises';
import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';
import { inspectAudio } from '@spinreel/media/audio/inspect-audio';
import { inspectFont } from '@spinreel/media/fonts/uploads/inspect-font';
import { inspectImage } from '@spinreel/media/images/inspect-image';
import type { Outcome } from '@spinreel/media/media-problem';
import type { MediaSource } from '@spinreel/media/media-source';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { CliProblem } from '../command.ts';

/** Measures the gameplay video at a path. Rejects with a `CliProblem` if it cannot be used. */
export type MeasureVideo = (path: string) => Promise<VideoFacts>;

/** Creates a function that measures each video once. */
export function createVideoMeter(openAsset: LoadedAd['openAsset']): MeasureVideo {
  const measured = new Map<string, Promise<VideoFacts>>();
  return (path) => {
    const known = measured.get(path) ?? measure(path, openAsset);
    measured.set(path, known);
    return known;
  };
}

/**
 * Checks an ad without variants, and adds the facts about its video. Throws a `CliProblem` if it cannot be exported for one of
 * the networks. The warnings are about problems that do not prevent the export.
 */
export async function checkAd(
  content: AdConfig,
  { networks, measureVideo }: { networks: readonly Network[]; measureVideo: MeasureVideo },
): Promise<{ config: AdConfig; warnings: string[] }> {
  for (const network of networks) {
    const problem = findNetworkProblem(content, network);
    if (problem !== null) throw toCliProblem(problem);
  }
  const facts = await measureVideo(content.assets?.gameplayVideo?.filePath ?? '');
  const config = withVideoFacts(content, facts);
  // Ad configs seldom state the video's duration, and it may be wrong.
  const timelineProblem = findTimelineProblem(config);
  if (timelineProblem !== null) throw toCliProblem(timelineProblem);
  return {
    config,
    warnings: [...listNetworkWarnings(config, networks), ...listVideoWarnings(config, facts)],
  };
}

async function measure(path: string, openAsset: LoadedAd['openAsset']): Promise<VideoFacts> {
  const { path: file, kind } = await openAsset(path);
  if (!isVideoKind(kind)) throw createUnusableProblem('gameplayVideo', path, describeWrongFormat('video'));
  const facts = await probeVideo({ path: file, kind });
  if (!facts.ok) throw createUnusableProblem('gameplayVideo', path, describeMediaProblem(facts.problem));
  return facts.value;
}

/** Networks with the same warning share one line. */
function listNetworkWarnings(config: AdConfig, networks: readonly Network[]): string[] {
  const problems = networks.map((network) => findNetworkWarning(config, network));
  const texts = problems.filter((problem) => problem !== null).map((problem) => describeProblem(problem));
  return [...new Set(texts)].map((text) => `Warning: ${text}`);
}

function listVideoWarnings(config: AdConfig, { droppedSoundCodec, isPaleHdr = false }: VideoFacts): string[] {
  const { filePath = '', duration, trim } = config.assets?.gameplayVideo ?? {};
  const longestSeconds = videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  const isCut = !trim && duration !== undefined && duration !== null && duration > longestSeconds;
  return [
    ...(isCut ? [describeCutVideo(filePath, duration)] : []),
    ...(droppedSoundCodec === undefined ? [] : [describeDroppedSound(filePath, droppedSoundCodec)]),
    ...(isPaleHdr ? [describePaleHdr(filePath)] : []),
  ];
}

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
