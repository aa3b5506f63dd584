import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { withVideoFacts } from '@spinreel/config-schema/ad/saving/with-video-facts';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { isVideoKind } from '@spinreel/config-schema/options/formats';
import { findTimelineProblem } from '@spinreel/config-schema/rules/export-validation';
import { findNetworkProblem, findNetworkWarning } from '@spinreel/exporters/find-network-problem';
import type { Network } from '@spinreel/exporters/network';
import { probeVideo, type VideoFacts } from '@spinreel/media/video/probe-video';
import { createUnusableProblem, describeWrongFormat } from './check-media.ts';
import { type LoadedAd, toCliProblem } from './load-ad.ts';
import {
  describeCutVideo,
  describeDroppedSound,
  describeMediaProblem,
  describePaleHdr,
} from './problem-messages.ts';

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
