import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../test/sample-ad.ts';
import { exportAd } from './export-ad.ts';
import { networkIds } from './networks/index.ts';
import { weighAd } from './weigh-ad.ts';

test.each(networkIds)('says what the file for %s will take, to the byte', async (network) => {
  const media = sampleMedia();
  for (const sizeBytes of [0, 1, 2, 3, 400_001]) {
    const video = { ...media.video, bytes: new Uint8Array(sizeBytes) };
    const options = { ad: sampleAd(), media: { ...media, video }, network };
    expect(weighAd(options)).toEqual((await exportAd(options)).receipt);
  }
});
