import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { buildCorpusAd } from '../test/corpus/build-corpus-ad.ts';
import { corpus } from '../test/corpus/corpus.ts';
import { corpusNetworkIds, ruleIdsFor } from '../test/corpus/corpus-ad.ts';
import { checkFile } from './check-artifact.ts';

/** Their static errors of engines differ. Engines take long to parse, so each ad with one is checked for one of these. */
const engineNetworks = ['applovin', 'meta'] as const;

// Requirement: preflight.foreign-files
test.each(corpusNetworkIds)('finds exactly the errors of each foreign ad for %s', async (id) => {
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
});
