import { networks } from '@spinreel/exporters/networks/index';
import { expect } from 'vitest';
import { checkFile } from '../../src/check-artifact.ts';
import { buildCorpusAd } from './build-corpus-ad.ts';
import { type CorpusNetworkId, ruleIdsFor } from './corpus-ad.ts';
import { corpus } from './corpus.ts';

/** Their static errors of engines differ. Engines take long to parse, so each ad with one is checked for one of these. */
const engineNetworks = ['applovin', 'meta'] as const;

/** Expects exactly the static errors of each foreign ad for a network. */
export async function expectStaticErrors(id: CorpusNetworkId): Promise<void> {
  const network = networks[id];
  for (const [index, ad] of corpus.entries()) {
    if (ad.madeWith !== null && engineNetworks[index % engineNetworks.length] !== id) continue;
    const upload = await buildCorpusAd(ad, network);
    const { findings, origin, madeWith } = await checkFile({ ...upload, network });
    const errors = findings.filter(({ passed, severity }) => !passed && severity === 'error');
    expect
      .soft(errors.map(({ ruleId }) => ruleId).toSorted(), `${ad.name}, ${ad.glue}: ${errors[0]?.message}`)
      .toEqual([...ruleIdsFor(ad.staticErrors, id)].toSorted());
    expect.soft(origin, ad.name).toBe('foreign');
    if (ad.madeWith !== 'Matter.js') expect.soft(madeWith?.split(' ')[0] ?? null, ad.name).toBe(ad.madeWith);
  }
}
