import { test } from 'vitest';
import { fileNetworks } from '../test/ads/representatives.ts';
import { expectVerdictsOfWholeFiles } from '../test/mutations/compare-verdicts.ts';

test.each(fileNetworks)(
  'built files for $id get the verdicts of the whole files, whether they share media or not',
  (network) => expectVerdictsOfWholeFiles(network),
);
