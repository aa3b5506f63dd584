import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { findSalience } from '@spinreel/media/salience/find-salience';
import { arrangeCover } from '@spinreel/placement/automatic/arrange-cover';
import type { PlacementState } from '@spinreel/placement/elements/compute-current-box';
import type { CoverSalience } from '@spinreel/placement/salience/compute-salient-rects';
import { stageShapes } from '@spinreel/placement/stage/stage-shapes';
import type { Browser } from 'playwright';
import sharp from 'sharp';

/** An ad with its elements at their default positions. */
interface BuiltAd {
  readonly config: AdConfig;
  readonly coverPath: string;
  /** The finished file, in which the elements are measured. */
  readonly file: string;
}

/** Resolves to the config in which the elements of the cover are where the wizard puts them for a new cover. */
export async function arrangeGalleryAd(
  { config, coverPath, file }: BuiltAd,
  browser: Browser,
): Promise<AdConfig> {
  const [drawn, salience] = await Promise.all([measureElements(file, browser), findParts(coverPath)]);
  return mergeConfig<AdConfig>(config, arrangeCover(config, { drawn, salience, placed: null }));
}

async function findParts(path: string): Promise<CoverSalience | null> {
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const found = await findSalience({
    source: { path, kind: 'jpeg', sha256 },
    store: createMemoryRecipeStore(),
  });
  if (!found.ok) throw new Error(`${path}: ${JSON.stringify(found)}`);
  const { width, height } = await sharp(bytes).metadata();
  return found.value && { parts: found.value, aspect: width / height };
}

/** Where each element of the cover is in the player's page. */
const selectors = {
  coverButton: '.button',
  coverText: '.text',
  coverFinger: '.hand',
  coverAgeMark: '.age',
  coverLegalText: '.legal:not(.age)',
  coverLogo: '.logo',
} as const satisfies Partial<Record<keyof PlacementState['drawn'], string>>;

/** The distance from the point at which the hand taps to its center, as the player states it. */
const handOffset = { x: 64, y: 44 };

/** Measures the elements of the cover on the design stage. */
async function measureElements(file: string, browser: Browser): Promise<PlacementState['drawn']> {
  const [{ page: stage }] = stageShapes;
  const page = await browser.newPage({
    viewport: { width: stage.width, height: Math.round(stage.height) },
  });
  await page.goto(pathToFileURL(file).href);
  await page.waitForFunction(
    '[...document.querySelectorAll(".button")].some((element) => element.offsetWidth)',
  );
  const sizes = await page.evaluate(async (selectors) => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return Object.entries(selectors).flatMap(([element, selector]) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].find(
        ({ offsetWidth }) => offsetWidth,
      );
      return shown ? [{ element, width: shown.offsetWidth, height: shown.offsetHeight }] : [];
    });
  }, selectors);
  await page.close();
  return Object.fromEntries(
    sizes.map(({ element, ...size }) => {
      return [element, { ...size, offset: element === 'coverFinger' ? handOffset : { x: 0, y: 0 } }];
    }),
  );
}
