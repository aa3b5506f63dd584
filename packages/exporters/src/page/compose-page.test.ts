import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { adLanguages, languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../../test/sample-ad.ts';
import { exportAd } from '../export-ad.ts';
import type { Network } from '../network.ts';
import { networks } from '../networks/index.ts';

// Requirement: language.page
test.each(adLanguages)('gives the page of an ad in %s its language and direction', async (language) => {
  const html = await composeHtml({ compliance: { language } });
  const [, attributes] = /^<!doctype html>\n<html ([^>]*)>/.exec(html) ?? [];
  const isRightToLeft = languageFacts[language].direction === 'rtl';
  expect(attributes).toBe(`lang="${language}"${isRightToLeft ? ' dir="rtl"' : ''}`);
});

// Requirement: playback.landscape-cover
test.each(Object.values(networks))(
  'the page for $id paints the images for portrait and landscape before anything else, and counts the bytes of both',
  async (network) => {
    const { html, receipt } = await compose({ assets: { ...assets, landscapeCoverImage } }, network);
    const [, first, second] =
      /<div id="ad" class="sr"><div id="cover"><img [^>]*src="data:([^"]+)"><img [^>]*style="--h:56.25vw" src="data:([^"]+)"><\/div><\/div>/.exec(
        html,
      ) ?? [];
    const { coverImage, landscapeCoverImage: wide } = sampleMedia().images;
    expect([first, second]).toEqual([coverImage, wide].map((file) => toDataUri(file?.bytes)));
    expect(html).not.toContain('media-landscapeCover');
    expect(receipt.bytesByAsset['landscapeCover']).toBeGreaterThan(second?.length ?? Number.NaN);
  },
);

// Requirement: playback.landscape-cover
test('the page of an ad without a landscape cover has one image as its cover, and nothing for a second one', async () => {
  const { html, receipt } = await compose({ assets });
  expect(html).toContain('<div id="ad" class="sr"><img id="cover" alt="" src="data:');
  expect(html).not.toMatch(/landscape(Cover|Aspect)|#cover :last-child/);
  expect(receipt.bytesByAsset).not.toHaveProperty('landscapeCover');
});

// Requirement: playback.broad-cover
test.each([
  [1920, 1080, 'class="sr broad" style="--h:56.25vw"'],
  [1080, 1080, 'class="sr broad" style="--h:100.00vw"'],
  [1080, 1920, 'class="sr"'],
])('the page of a cover of %d x %d has the attributes %s', async (widthPx, heightPx, attributes) => {
  const { images, ...media } = sampleMedia();
  const coverImage = images.coverImage && { ...images.coverImage, widthPx, heightPx };
  const { html } = await compose({ assets }, networks.moloco, {
    ...media,
    images: { ...images, coverImage },
  });
  expect(html).toContain(`<div id="ad" ${attributes}><img id="cover"`);
});

const assets = { coverImage: { filePath: 'cover' }, gameplayVideo: { filePath: 'video' } };
const landscapeCoverImage = { filePath: 'wide' };

function toDataUri(bytes: Uint8Array = new Uint8Array()): string {
  return `image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
}

async function composeHtml(config: Parameters<typeof sampleAd>[0]): Promise<string> {
  return (await compose(config)).html;
}

async function compose(
  config: Parameters<typeof sampleAd>[0],
  network: Network = networks.moloco,
  media: AdMedia = sampleMedia(),
) {
  const { files, receipt } = await exportAd({ ad: sampleAd(config), media, network });
  return { html: new TextDecoder().decode(files[0]?.bytes), receipt };
}
