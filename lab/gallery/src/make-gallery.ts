import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildGalleryAd } from './build-gallery-ad.ts';
import { drawContactSheet } from './draw-contact-sheet.ts';
import { galleryAds } from './gallery-ads.ts';
import { openGalleryBrowser } from './open-gallery-browser.ts';
import { playGalleryAd } from './play-gallery-ad.ts';

/**
 * Builds and plays the ads of the gallery, or only those that are named, and writes a contact sheet of each:
 * `node lab/gallery/src/make-gallery.ts [FOLDER] [NAME...]`.
 */
const [folderName = 'gallery', ...names] = process.argv.slice(2);
const folder = resolve(folderName);
const browser = await openGalleryBrowser();
try {
  for (const ad of galleryAds.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const file = await buildGalleryAd(ad, join(folder, ad.name), browser);
    const pictures = await playGalleryAd(file, browser);
    await writeFile(join(folder, `${ad.name}.webp`), await drawContactSheet(pictures));
    console.log(ad.name);
    for (const { shape, screen, video, faults } of pictures) {
      const share =
        video &&
        `video ${Math.round(video.width * 100)} % wide, ${Math.round(video.area * 100)} % of the page`;
      if (video || faults.length > 0) {
        console.log(`  ${screen} ${shape}: ${[share, ...faults].filter((part) => part !== null).join('; ')}`);
      }
    }
  }
} finally {
  await browser.close();
}
