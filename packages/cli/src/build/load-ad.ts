import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, resolve } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { findTimelineProblem } from '@spinreel/config-schema/rules/export-validation';
import { validateAdConfig } from '@spinreel/config-schema/ad/saving/validate-ad-config';
import { withVideoFacts } from '@spinreel/config-schema/ad/saving/with-video-facts';
import { isVideoKind } from '@spinreel/config-schema/options/formats';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { findChosenNetworks, findUnknownNetworkProblem } from '@spinreel/exporters/find-chosen-networks';
import { findNetworkProblem, findNetworkWarning } from '@spinreel/exporters/find-network-problem';
import type { Network } from '@spinreel/exporters/network';
import type { MediaSource } from '@spinreel/media/media-source';
import { probeVideo, type VideoFacts } from '@spinreel/media/video/probe-video';
import { createUnusableProblem, describeWrongFormat } from './check-media.ts';
import { CliProblem } from '../cli-problem.ts';
import { openMediaFile } from './open-media-file.ts';
import { parseNetwork } from '../networks/parse-network.ts';
import {
  describeCutVideo,
  describeDroppedSound,
  describeMediaProblem,
  describePaleHdr,
} from './problem-messages.ts';

/** An exportable ad config, its networks, and a function that opens its files. */
export interface LoadedAd {
  readonly config: AdConfig;
  /** The networks to export for: at least one. */
  readonly networks: readonly Network[];
  readonly openAsset: (path: string) => Promise<MediaSource>;
  /** Problems that do not prevent the export. */
  readonly warnings: readonly string[];
}

/**
 * Reads an ad config and measures its video. If `named` is null, the ad config names its networks, of which `own` are those
 * of the configuration. Throws a `CliProblem` if the file is not an ad config, if it cannot be exported for one of the
 * networks, or if one of its files cannot be used.
 */
export async function loadAd(options: {
  path: string;
  named: readonly Network[] | null;
  own: readonly Network[];
}): Promise<LoadedAd> {
  const { path, named, own } = options;
  const verdict = validateAdConfig(await readJson(path));
  if (!verdict.ok) throw toCliProblem(verdict.problem);
  const networks = named ?? chooseNetworks(verdict.config, own);
  for (const network of networks) {
    const problem = findNetworkProblem(verdict.config, network);
    if (problem !== null) throw toCliProblem(problem);
  }
  const openAsset = (assetPath: string): Promise<MediaSource> => {
    if (isAbsolute(assetPath) || assetPath.includes('\0')) {
      throw new CliProblem('findings', `The file path '${assetPath}' must be relative to the ad config.`);
    }
    return openMediaFile(resolve(dirname(path), assetPath), assetPath);
  };
  const facts = await measureVideo(verdict.config, openAsset);
  const config = withVideoFacts(verdict.config, facts);
  // Ad configs seldom state the video's duration, and it may be wrong.
  const timelineProblem = findTimelineProblem(config);
  if (timelineProblem !== null) throw toCliProblem(timelineProblem);
  const warnings = [...listNetworkWarnings(config, networks), ...listVideoWarnings(config, facts)];
  return { config, networks, openAsset, warnings };
}

/** The networks that the ad config names. */
function chooseNetworks(config: AdConfig, own: readonly Network[]): Network[] {
  const ids = config.networks ?? [];
  for (const id of ids) parseNetwork(id, own);
  const chosenOwn = own.filter(({ id }) => ids.includes(id));
  const builtIn = { ...config, networks: ids.filter((id) => own.every((network) => network.id !== id)) };
  const problem = findUnknownNetworkProblem(builtIn);
  if (problem !== null) throw toCliProblem(problem);
  const networks = [...findChosenNetworks(builtIn), ...chosenOwn];
  if (networks.length > 0) return networks;
  throw new CliProblem(
    'usage',
    'The ad config names no networks. Give --network, for example: --network meta',
  );
}

function toCliProblem(problem: Problem): CliProblem {
  return new CliProblem('findings', describeProblem(problem, 'command line'));
}

async function measureVideo(config: AdConfig, openAsset: LoadedAd['openAsset']): Promise<VideoFacts> {
  const path = config.assets?.gameplayVideo?.filePath ?? '';
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

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CliProblem('usage', `The ad config '${path}' could not be read. Check its path.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CliProblem('findings', `The ad config '${path}' is not valid JSON: ${String(cause)}`, {
      cause,
    });
  }
}
