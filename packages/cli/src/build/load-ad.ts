import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, resolve } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { validateAdConfig } from '@spinreel/config-schema/ad/saving/validate-ad-config';
import { findChosenNetworks, findUnknownNetworkProblem } from '@spinreel/exporters/find-chosen-networks';
import type { Network } from '@spinreel/exporters/network';
import type { MediaSource } from '@spinreel/media/media-source';
import { CliProblem } from '../command.ts';
import { openMediaFile } from './open-media-file.ts';
import { parseNetwork } from '../networks/parse-network.ts';
/** An ad config with everything in it, its networks, and a function that opens its files. */
export interface LoadedAd {
  readonly config: AdConfig;
  /** The networks to export for: at least one. */
  readonly networks: readonly Network[];
  /** Opens each file once. Rejects with a `CliProblem` if it cannot be used. */
  readonly openAsset: (path: string) => Promise<MediaSource>;
}

/**
 * Reads an ad config. If `named` is null, the ad config names its networks, of which `own` are those of the configuration.
 * Throws a `CliProblem` if the file is not an ad config, or names a network that does not exist.
 */
export async function loadAd(options: {
  path: string;
  named: readonly Network[] | null;
  own: readonly Network[];
}): Promise<LoadedAd> {
  const { path, named, own } = options;
  const config = await readAdConfig(path);
  const networks = named ?? chooseNetworks(config, own);
  return { config, networks, openAsset: createAssetOpener(dirname(path)) };
}

/** Creates a function that opens each file of an ad once, by its path relative to the folder of the ad config. */
export function createAssetOpener(folder: string): LoadedAd['openAsset'] {
  const opened = new Map<string, Promise<MediaSource>>();
  return (path) => {
    const known = opened.get(path) ?? openRelative(path, folder);
    opened.set(path, known);
    return known;
  };
}

/** Reads an ad config. Throws a `CliProblem` if the file is none. */
export async function readAdConfig(path: string): Promise<AdConfig> {
  const verdict = validateAdConfig(await readJson(path));
  if (!verdict.ok) throw toCliProblem(verdict.problem);
  return verdict.config;
}

async function openRelative(assetPath: string, folder: string): Promise<MediaSource> {
  if (isAbsolute(assetPath) || assetPath.includes('\0'))
    throw new CliProblem('findings', `The file path '${assetPath}' must be relative to the ad config.`);
  return await openMediaFile(resolve(folder, assetPath), assetPath);
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

/** Creates the error for a problem of an ad. */
export function toCliProblem(problem: Problem): CliProblem {
  return new CliProblem('findings', describeProblem(problem, 'command line'));
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
