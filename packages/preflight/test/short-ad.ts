import { readFile } from 'node:fs/promises';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { AdMedia, ImageFile } from '@spinreel/config-schema/ad-media';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks, type NetworkId } from '@spinreel/exporters/networks/index';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';
import { encodeClip } from './encode-clip.ts';
import { utf8, type Upload } from './mutate.ts';

const durationSeconds = 1.5;

/** The shortest ad that has all a viewer can meet: cover, one pause, end card, music. */
export interface ShortAdOptions {
  readonly pauseFrames?: readonly number[];
  readonly config?: AdConfig;
  /** A picture as the end card's button. */
  readonly hasButtonImage?: boolean;
  /** A change to the page. */
  readonly mutant?: (html: string) => string;
}

/** Exports an ad with a clip of one and a half seconds, and changes its page where that is asked for. */
export async function shortAd(network: NetworkId, options: ShortAdOptions = {}): Promise<Upload> {
  const { pauseFrames = [20], config = {}, hasButtonImage = false, mutant } = options;
  const ad = resolveAd({
    ...config,
    assets: {
      coverImage: { filePath: 'cover' },
      gameplayVideo: { filePath: 'video', duration: durationSeconds, frameRate: 30 },
      winningBadgeImage: { filePath: 'badge' },
      finalCtaButtonImage: hasButtonImage ? { filePath: 'button' } : null,
      backgroundMusic: { filePath: 'music' },
    },
    pausePoints: pauseFrames.map((frame, index) => ({ id: `pause-${index}`, timestamp: frame / 30 })),
    outro: { useCustomImage: hasButtonImage, ...config.outro },
  });
  const media = await mediaOf(pauseFrames, hasButtonImage);
  const { files, bytes, extension } = await exportAd({ ad, media, network });
  const fileName = `ad.${extension}`;
  if (mutant === undefined) return { bytes, fileName };
  const { container } = networks[network];
  const changed = files.map((file) => {
    if (file.path !== container.entryPath) return file;
    const html = new TextDecoder().decode(file.bytes);
    const after = mutant(html);
    if (after === html) throw new Error('The mutation found nothing to change');
    return { ...file, bytes: utf8(after) };
  });
  return { bytes: await container.pack(changed), fileName };
}

const clips = new Map<string, ReturnType<typeof encodeClip>>();

async function mediaOf(pauseFrames: readonly number[], hasButtonImage: boolean): Promise<AdMedia> {
  const key = pauseFrames.join();
  const clip = clips.get(key) ?? encodeClip({ durationSeconds, pauseFrames });
  clips.set(key, clip);
  return {
    images: {
      coverImage: await image('cover', 1080, 1920),
      outroImage: null,
      winningBadgeImage: await image('badge', 800, 800),
      finalCtaButtonImage: hasButtonImage ? await image('ctaButton', 600, 200) : null,
      lowerHalfImage: null,
      frameImage: null,
      backgroundImage: null,
    },
    video: await clip,
    music: await file('music1'),
  };
}

async function file(name: FixtureName) {
  const { path, mimeType } = fixtureMedia[name];
  return { bytes: new Uint8Array(await readFile(path)), mimeType };
}

async function image(name: FixtureName, widthPx: number, heightPx: number): Promise<ImageFile> {
  return { ...(await file(name)), widthPx, heightPx };
}
