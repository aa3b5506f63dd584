import { expect, test } from 'vitest';
import { sampleAd, sampleFonts, sampleMedia } from '../../test/sample-ad.ts';
import { exportAd } from '../export-ad.ts';
import { networks } from '../networks/index.ts';
import { weighAd } from './weigh-ad.ts';

const isCompressed = (network: (typeof networks)[keyof typeof networks]) => network.container.packedShare < 1;

test.each(Object.values(networks).filter((network) => !isCompressed(network)))(
  'computes the size of the file for $id to the byte',
  async (network) => {
    const media = sampleMedia();
    for (const sizeBytes of [0, 1, 2, 3, 400_001]) {
      const video = { ...media.video, bytes: new Uint8Array(sizeBytes) };
      const options = { ad: sampleAd(), media: { ...media, video }, fonts: sampleFonts(), network };
      expect(weighAd(options)).toEqual((await exportAd(options)).receipt);
    }
  },
);

test.each(Object.values(networks).filter(isCompressed))(
  'estimates the size of the compressed file for $id at most 2 % too high',
  async (network) => {
    const options = { ad: sampleAd(), media: sampleMedia({ videoBytes: 2_000_000 }), network };
    const { packedBytes: estimate, ...sizes } = weighAd(options);
    const { packedBytes, ...exactSizes } = (await exportAd(options)).receipt;
    expect(sizes).toEqual(exactSizes);
    expect(estimate).toBeGreaterThanOrEqual(packedBytes);
    expect(estimate).toBeLessThan(packedBytes * 1.02);
  },
);
