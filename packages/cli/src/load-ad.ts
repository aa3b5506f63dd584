import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, resolve } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { exportProblem } from '@spinreel/config-schema/export-validation';
import { validateAdConfig } from '@spinreel/config-schema/validate-ad-config';
import { withVideoFacts } from '@spinreel/config-schema/with-video-facts';
import { isVideoKind } from '@spinreel/config-schema/formats';
import { messages } from '@spinreel/config-schema/messages';
import type { MediaSource } from '@spinreel/media/media-source';
import { probeVideo } from '@spinreel/media/probe-video';
import { unusable } from './check-media.ts';
import { UsageProblem } from './cli-io.ts';
import { openMediaFile } from './open-media-file.ts';

/** An ad config that can be exported, and the way to its files. */
export interface LoadedAd {
  readonly config: AdConfig;
  readonly openAsset: (path: string) => Promise<MediaSource>;
}

/**
 * Reads an ad config and measures its video. Throws `UsageProblem` when the file is not an ad config, when it cannot be
 * exported as it is, or when a file it names cannot be used.
 */
export async function loadAd(path: string): Promise<LoadedAd> {
  const verdict = validateAdConfig(await readJson(path));
  if (!verdict.ok) throw new UsageProblem(verdict.message);
  const problem = exportProblem(verdict.config);
  if (problem !== null) throw new UsageProblem(problem);
  const openAsset = (assetPath: string): Promise<MediaSource> => {
    if (isAbsolute(assetPath) || assetPath.includes('\0')) {
      throw new UsageProblem(`The file path '${assetPath}' must be relative to the ad config.`);
    }
    return openMediaFile(resolve(dirname(path), assetPath), assetPath);
  };
  return { config: await measured(verdict.config, openAsset), openAsset };
}

async function measured(config: AdConfig, openAsset: LoadedAd['openAsset']): Promise<AdConfig> {
  const path = config.assets?.gameplayVideo?.filePath ?? '';
  const { path: file, kind } = await openAsset(path);
  if (!isVideoKind(kind)) throw unusable('gameplayVideo', path, messages.upload.videoFormat);
  const facts = await probeVideo({ path: file, kind });
  if (!facts.ok) throw unusable('gameplayVideo', path, facts.problem.message);
  return withVideoFacts(config, facts.value);
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UsageProblem(`The ad config '${path}' could not be read.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageProblem(`The ad config '${path}' is not valid JSON: ${String(cause)}`, { cause });
  }
}
