import { createHash } from 'node:crypto';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Network } from '@spinreel/exporters/network';
import { listPlayerCode } from '@spinreel/exporters/page/list-player-code';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { pipelineVersion } from '@spinreel/media/recipes/compute-recipe-key';
import type { Rule } from '@spinreel/preflight/rule';
import { readVersion } from '../../read-version.ts';
import type { LoadedAd } from '../load-ad.ts';

/** Returns the fingerprint of a file of an ad, under its name, for a network. */
export type CreateFingerprint = (file: {
  ad: ResolvedAd;
  network: Network;
  fileName: string;
}) => Promise<string>;

/**
 * Creates a function that returns 64 hexadecimal digits that stay the same as long as a build would give the same file: the
 * content of the ad, the bytes of its media, the network, the player, and the versions of the packages.
 */
export function createFingerprinter({
  rules,
  openAsset,
}: {
  rules: readonly Rule[];
  openAsset: LoadedAd['openAsset'];
}): CreateFingerprint {
  const ruleIds = rules.map(({ id }) => id);
  const shared = hash([readVersion(), pipelineVersion, ...ruleIds, ...listPlayerCode()].join('\n'));
  const networkHashes = new Map<Network, string>();
  return async ({ ad, network, fileName }) => {
    // The functions of a network, which JSON leaves out, belong to the version.
    const networkHash = networkHashes.get(network) ?? hash(JSON.stringify(network));
    networkHashes.set(network, networkHash);
    const media = await listMediaHashes(ad, openAsset);
    return hash(canonicalJson(removeUndefined({ ad, media, fileName, networkHash, shared })));
  };
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

/** Canonical JSON accepts what JSON can contain. */
function removeUndefined(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
