// Requirement: export.composed-apart
import type { AdMedia, ImageFile } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks } from '@spinreel/exporters/networks/index';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { expect, it } from 'vitest';
import { composeFile } from './compose-file.ts';
import type { SplitFile } from '../../storage/files/store-file.ts';
import { shareMedia } from './share-media.ts';

it.each(['meta', 'moloco', 'google', 'applovin'] as const)(
  'returns the bytes and the verdict of the functions that it runs in threads, for %s',
  async (id) => {
    const network = networks[id];
    for (const label of ['One', 'Two', 'Three']) {
      const order = { ad: createAd(label), fonts: [], fileName: `ad.${network.container.extension}` };
      const [composed, artifact] = await Promise.all([
        composeFile({ ...order, media: shareMedia(media), networkId: id, includesMedia: true }),
        exportAd({ ...order, media, network }),
      ]);
      const { bytes, receipt, sha256 } = artifact;
      expect(Buffer.compare(join(composed.file), bytes)).toBe(0);
      expect(composed).toMatchObject({
        sha256,
        sizeBytes: bytes.byteLength,
        bytesByAsset: receipt.bytesByAsset,
      });
      expect(composed.verdict).toEqual(await checkFile({ bytes, fileName: order.fileName, network }));
    }
  },
);

it('rejects as the export does', async () => {
  const ad = resolveAd(makeExportableAd({ id: 'ad', cover: 'cover', video: 'video' }));
  const images = { ...media.images, coverImage: null };
  const order = { ad, media: { ...media, images }, fonts: [], networkId: 'meta', fileName: 'ad.zip' };
  await expect(composeFile({ ...order, includesMedia: false })).rejects.toThrow(
    'An ad without a cover image cannot be exported',
  );
});

it('leaves out media that are probably stored', async () => {
  const order = { ad: createAd('One'), media, fonts: [], networkId: 'moloco', fileName: 'ad.html' };
  const [whole, part] = await Promise.all(
    [true, false].map((includesMedia) => composeFile({ ...order, includesMedia })),
  );
  expect(part?.file.parts).toEqual(whole?.file.parts);
  expect(whole?.file.blobs.map(({ bytes }) => bytes?.byteLength)).toEqual(
    whole?.file.blobs.map(({ sizeBytes }) => sizeBytes),
  );
  expect(part?.file.blobs.map(({ bytes }) => bytes === null)).toEqual([false, true]);
});

/** Joins the parts of a file. */
function join({ parts, blobs }: SplitFile): Buffer {
  const bytesOf = new Map(blobs.map(({ sha256, bytes }) => [sha256, bytes ?? new Uint8Array()]));
  return Buffer.concat(parts.map(({ sha256, start, end }) => bytesOf.get(sha256)!.subarray(start, end)));
}

function createAd(label: string) {
  const ad = makeExportableAd({ id: 'ad', cover: 'cover', video: 'video' });
  return resolveAd({ ...ad, cta: { ...ad.cta, label } });
}

/** Makes bytes that do not compress. */
function makeNoise(sizeBytes: number): Uint8Array {
  return Uint8Array.from({ length: sizeBytes }, (_, index) => Math.imul(index + 1, 2_654_435_761) >>> 24);
}

const image: ImageFile = { bytes: makeNoise(3000), mimeType: 'image/webp', widthPx: 540, heightPx: 960 };

const media: AdMedia = {
  images: {
    coverImage: image,
    ...{ outroImage: null, winningBadgeImage: null, finalCtaButtonImage: null, spinButtonImage: null },
    ...{ landscapeCoverImage: null, lowerHalfImage: null, frameImage: null, backgroundImage: null },
    ...{ appIcon: null, logoImage: null },
  },
  music: null,
  video: {
    ...{ bytes: makeNoise(200_000), mimeType: 'video/mp4', widthPx: 1280, heightPx: 720 },
    ...{ durationSeconds: 4, frameRate: 30, pauseFrames: [15] },
  },
};
