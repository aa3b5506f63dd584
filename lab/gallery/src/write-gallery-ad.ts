import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { sampleMedia } from '@spinreel/samples/sample-media';
import type { Browser } from 'playwright';
import type { GalleryAd } from './gallery-ads.ts';
import { clips, makeClip } from './material/clips.ts';
import { coverDrawings, logoDrawings, type Drawing } from './material/drawings.ts';

/** Writes the media of an ad into `folder`. Resolves to its config, whose elements are at their default positions. */
export async function writeGalleryAd(ad: GalleryAd, folder: string, browser: Browser): Promise<AdConfig> {
  await mkdir(folder, { recursive: true });
  const asset = (name: string) => ({ filePath: name, originalName: name });
  if (ad.cover === 'sample') await copyFile(sampleMedia.cover.path, join(folder, 'cover.jpg'));
  else await drawPage(coverDrawings[ad.cover], join(folder, 'cover.jpg'), browser);
  await makeClip(ad.clip, join(folder, 'clip.mp4'));
  if (ad.badge) await copyFile(sampleMedia.badge.path, join(folder, 'badge.png'));
  if (ad.outroImage) await copyFile(sampleMedia.outro.path, join(folder, 'outro.jpg'));
  if (ad.logo) await drawPage(logoDrawings[ad.logo], join(folder, 'logo.png'), browser);
  const { widthPx: width, heightPx: height } = clips[ad.clip];
  return {
    name: ad.name,
    assets: {
      coverImage: asset('cover.jpg'),
      gameplayVideo: {
        ...asset('clip.mp4'),
        width,
        height,
        duration: 9,
        frameRate: 30,
        splitScreen: width > height || ad.clip === 'square',
        shape:
          ad.clip === 'portrait'
            ? '9:16'
            : ad.clip === 'four-to-three'
              ? '4:3'
              : ad.clip === 'square'
                ? '1:1'
                : '16:9',
      },
      ...(ad.badge && { winningBadgeImage: asset('badge.png') }),
      ...(ad.outroImage && { outroImage: asset('outro.jpg') }),
      ...(ad.logo && { logoImage: asset('logo.png') }),
    },
    pausePoints: [
      { id: 'one', timestamp: 0.8 },
      { id: 'two', timestamp: 4.5 },
    ],
    ...ad.config,
    storeUrls: {
      ios: 'https://apps.apple.com/app/id1234567890',
      android: 'https://play.google.com/store/apps/details?id=com.example.game',
    },
  };
}

async function drawPage({ widthPx, heightPx, html }: Drawing, path: string, browser: Browser) {
  const page = await browser.newPage({ viewport: { width: widthPx, height: heightPx } });
  const font = await readFile(
    createRequire(import.meta.url).resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
  );
  await page.setContent(
    `<style>@font-face{font-family:Anton;src:url(data:font/woff2;base64,${font.toString('base64')})}body{margin:0}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot(
    path.endsWith('.png') ? { path, omitBackground: true } : { path, type: 'jpeg', quality: 90 },
  );
  await page.close();
}
