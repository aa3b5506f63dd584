import { adNetworks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { goodAd } from '../../test/ads/good-ad.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { checkFile } from '../check-artifact.ts';

test.each(Object.values(adNetworks))('recognizes the product’s own file for $id', async (network) => {
  const { artifact, fileName } = await goodAd(network);
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network });
  expect(verdict).toMatchObject({ origin: 'spinreel', madeWith: 'Spinreel', fileName, notJudged: [] });
});

test('calls another page foreign', async () => {
  const bytes = utf8('<!doctype html><div id="ad"></div><script>1</script>');
  const verdict = await checkFile({ bytes, fileName: 'ad.html', network: adNetworks.moloco });
  expect(verdict).toMatchObject({ origin: 'foreign', madeWith: null });
});
