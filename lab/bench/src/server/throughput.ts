import { fileURLToPath } from 'node:url';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Bench, Figure } from '../figure.ts';
import { answered } from './answered.ts';
import { type Call, connections, requestsPerSecond } from './requests-per-second.ts';
import { type ServedProduct, type ServedProgram, withServed, withServedProduct } from './served-product.ts';
import { copyStoredExport } from './stored-export.ts';

/** Measures the saves and exports per second, compared with a bare server that reads and writes the same data. */
export const throughput: Bench = {
  name: 'throughput',
  run: () =>
    withServedProduct((product) =>
      withServed(fileURLToPath(new URL('bare-server.ts', import.meta.url)), async (bare) => {
        const config = await sampleAds(product);
        // The media are encoded once in advance, so that no encoder runs during the measurement.
        const { id, downloadUrl } = await answered<MadeFile>(product, exportPath, { config });
        await copyStoredExport(id, { product, bare });
        return [
          ...(await compared('autosaves', 0.8, saves(product, config), bareSaves(bare, config))),
          ...(await compared('exports', 0.75, exports(product, config), bareExports(bare, config))),
          ...(await compared('downloads', 0.9, downloads(product, downloadUrl), downloads(bare, '/file'))),
        ];
      }),
    ),
};

type Calls = (connection: number) => Call;

interface MadeFile {
  readonly id: string;
  readonly downloadUrl: string;
}

const rounds = 6;

/**
 * Compares two kinds of calls in turns. The best round of each counts, because other load can only slow rounds down. The
 * ratio must be `atLeast` that.
 */
async function compared(what: string, atLeast: number, ours: Calls, limit: Calls): Promise<Figure[]> {
  let [best, bestLimit] = [0, 0];
  for (let round = 0; round <= rounds; round += 1) {
    const [rate, limitRate] = [await requestsPerSecond(ours), await requestsPerSecond(limit)];
    // The first round warms up.
    if (round > 0) [best, bestLimit] = [Math.max(best, rate), Math.max(bestLimit, limitRate)];
  }
  return [
    { name: `${what}, by those of a bare server`, value: best / bestLimit, unit: 'x', atLeast },
    { name: `${what} per second`, value: best, unit: '/s' },
  ];
}

const exportPath = '/api/export/bench-ad-0/generate-moloco';

function saves({ origin, headers }: ServedProduct, config: AdConfig): Calls {
  let count = 0;
  return (connection) => {
    const id = `bench-ad-${connection}`;
    const body = JSON.stringify({ ...config, id, name: `Save ${(count += 1)}` });
    return { url: `${origin}/api/ads/${id}`, method: 'PUT', headers, body };
  };
}

function bareSaves({ origin }: ServedProgram, config: AdConfig): Calls {
  let count = 0;
  return (connection) => {
    const body = JSON.stringify({ ...config, name: `Save ${(count += 1)}` });
    return { url: `${origin}/ads/bench-ad-${connection}`, method: 'PUT', body };
  };
}

function exports({ origin, headers }: ServedProduct, config: AdConfig): Calls {
  const body = JSON.stringify({ config });
  return () => ({ url: `${origin}${exportPath}`, method: 'POST', headers, body });
}

function bareExports({ origin }: ServedProgram, config: AdConfig): Calls {
  const body = JSON.stringify({ config });
  return () => ({ url: `${origin}/exports/bench-ad-0`, method: 'POST', body });
}

function downloads({ origin, headers = {} }: ServedProgram & Partial<ServedProduct>, path: string): Calls {
  return () => ({ url: `${origin}${path}`, method: 'GET', headers });
}

/** Creates an ad from the sample for each connection and returns their common config. */
async function sampleAds(product: ServedProduct): Promise<AdConfig> {
  const { config } = await answered<{ config: AdConfig }>(product, '/api/upload/sample-ad', undefined);
  for (let connection = 0; connection < connections; connection += 1) {
    await answered(product, '/api/ads', { ...config, id: `bench-ad-${connection}` });
  }
  return config;
}
