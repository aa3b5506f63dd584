import { createHash } from 'node:crypto';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Network } from '@spinreel/exporters/network';
import { listPlayerCode } from '@spinreel/exporters/page/list-player-code';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { pipelineVersion } from '@spinreel/media/recipes/compute-recipe-key';
import type { Rule } from '@spinreel/preflight/rule';
import { readVersion } from '../../read-version.ts';
import type { LoadedAd } from '../load-ad.ts';

/** Everything that a finished file depends on, besides the versions of Spinreel. */
export interface FileInputs {
  readonly ad: ResolvedAd;
  readonly network: Network;
  readonly fileName: string;
  readonly rules: readonly Rule[];
}

/**
 * Returns 64 hexadecimal digits that stay the same as long as a build would give the same file: the content of the ad, the
 * bytes of its media, the network, the player, and the versions of the packages.
 */
export async function createFingerprint(
  { ad, network, fileName, rules }: FileInputs,
  openAsset: LoadedAd['openAsset'],
): Promise<string> {
  const media = await listMediaHashes(ad, openAsset);
  const ruleIds = rules.map(({ id }) => id);
  const versions = [readVersion(), pipelineVersion, hash(listPlayerCode().join('\n'))];
  // The network contains functions, which JSON leaves out. They belong to the version.
  const facts = JSON.parse(JSON.stringify({ ad, network, fileName, media, ruleIds, versions })) as unknown;
  return hash(canonicalJson(facts));
}

/** Returns the SHA-256 of each file of an ad, by path. */
export async function listMediaHashes(
  ad: ResolvedAd,
  openAsset: LoadedAd['openAsset'],
): Promise<Record<string, string>> {
  const paths = [...Object.values(ad.images), ad.video.asset, ad.music?.asset ?? null, ad.brandFont];
  const used = [...new Set(paths.filter((path) => path !== null))];
  const hashes = await Promise.all(used.map(async (path) => [path, (await openAsset(path)).sha256] as const));
  return Object.fromEntries(hashes);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
