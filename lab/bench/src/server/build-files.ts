import { setTimeout as delay } from 'node:timers/promises';
import type { Build, ListBuildsResponse, StartBuildsResponse } from '@spinreel/api-contract/builds';
import { answered } from './answered.ts';
import type { ServedProduct } from './served-product.ts';

/** How often the builds are read, in milliseconds. */
const lookMs = 500;

/** Builds files of a saved ad, and resolves with their builds when all are ready. */
export async function buildFiles(product: ServedProduct, adId: string, selection: object): Promise<Build[]> {
  const path = `/api/ads/${adId}/builds`;
  const started = await answered<StartBuildsResponse['data']>(product, path, selection);
  const wanted = new Set(started.builds.map(({ id }) => id));
  let { builds } = started;
  while (builds.some(({ state }) => state !== 'ready')) {
    await delay(lookMs);
    const response = await fetch(`${product.origin}${path}`, { headers: product.headers });
    const { data } = (await response.json()) as ListBuildsResponse;
    builds = data.builds.filter(({ id }) => wanted.has(id));
    const failed = builds.find(({ state }) => state === 'failed');
    if (failed !== undefined) throw new Error(`A build has failed: ${failed.error?.message}`);
  }
  return builds;
}
