import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { legalFont, textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { Network } from '@spinreel/exporters/network';
import { encodeClip } from './encode-clip.ts';
import { encodeSmallMedia } from './encode-small-media.ts';
import { utf8, type Upload } from '../mutations/mutate.ts';

const durationSeconds = 1.5;

/** Options of `shortAd`, the shortest ad with all parts: cover, one pause, outro, music. */
export interface ShortAdOptions {
  readonly pauseFrames?: readonly number[];
  readonly config?: AdConfig;
  /** Whether an image fills the lower half of the screen. Otherwise the video fills the screen. */
  readonly isSplitScreen?: boolean;
  /** Whether the outro button is an image. */
  readonly hasButtonImage?: boolean;
  /** A change to the page. */
  readonly mutant?: (html: string) => string;
}

/** Exports an ad with a clip of 1.5 seconds, and applies `mutant` to its page. */
export async function shortAd(network: Network, options: ShortAdOptions = {}): Promise<Upload> {
  const { pauseFrames = [20], config = {}, isSplitScreen = false, hasButtonImage = false, mutant } = options;
  const ad = resolveAd({
    ...config,
    cta: { storeUrl: 'https://store.example/app?id=lucky&from=ad', ...config.cta },
    assets: {
      coverImage: { filePath: 'cover' },
      gameplayVideo: {
        filePath: 'video',
        duration: durationSeconds,
        frameRate: 30,
        splitScreen: isSplitScreen,
      },
      winningBadgeImage: { filePath: 'badge' },
      finalCtaButtonImage: hasButtonImage ? { filePath: 'button' } : null,
      backgroundMusic: { filePath: 'music' },
    },
    pausePoints: pauseFrames.map((frame, index) => ({ id: `pause-${index}`, timestamp: frame / 30 })),
    outro: { useCustomImage: hasButtonImage, ...config.outro },
  });
  const media = await mediaOf(pauseFrames, hasButtonImage);
  const { files, bytes } = await exportAd({ ad, media, fonts: await loadFonts(ad), network });
  const fileName = artifactFileName({ adName: ad.name, network, date: new Date(0) });
  if (mutant === undefined) return { bytes, fileName };
  const { container } = network;
  const changed = files.map((file) => {
    if (file !== files[0]) return file;
    const html = new TextDecoder().decode(file.bytes);
    const after = mutant(html);
    if (after === html) throw new Error('The mutation found nothing to change');
    return { ...file, bytes: utf8(after) };
  });
  return { bytes: await container.pack(changed), fileName };
}

/** Returns a font with all Latin letters for each typeface of an ad, unless the phone draws its texts. */
async function loadFonts(ad: ResolvedAd): Promise<FontFile[]> {
  if (ad.branding.useSystemFonts) return [];
  const typefaces = new Map(listAdTexts(ad).map((text) => [`${text.fontFamily} ${text.fontWeight}`, text]));
  return await Promise.all(
    [...typefaces.values()].map(async ({ fontFamily: family, fontWeight }) => {
      const url = family === legalFont ? arimo[fontWeight] : dejaVu;
      const bytes = new Uint8Array(await readFile(fileURLToPath(url)));
      return { family, weight: textWeights[fontWeight], unicodeRange: null, bytes, mimeType: 'font/woff2' };
    }),
  );
}

const dejaVu = import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2');
const arimo = {
  regular: import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  bold: import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
} as const;

const clips = new Map<string, ReturnType<typeof encodeClip>>();
let smallMedia: ReturnType<typeof encodeSmallMedia> | undefined;

async function mediaOf(pauseFrames: readonly number[], hasButtonImage: boolean): Promise<AdMedia> {
  const key = pauseFrames.join();
  const clip = clips.get(key) ?? encodeClip({ durationSeconds, pauseFrames });
  clips.set(key, clip);
  smallMedia ??= encodeSmallMedia();
  const { cover, badge, button, music } = await smallMedia;
  return {
    images: {
      coverImage: cover,
      outroImage: null,
      winningBadgeImage: badge,
      finalCtaButtonImage: hasButtonImage ? button : null,
      spinButtonImage: null,
      landscapeCoverImage: null,
      lowerHalfImage: null,
      frameImage: null,
      backgroundImage: null,
      appIcon: null,
      logoImage: null,
    },
    video: await clip,
    music,
  };
}
