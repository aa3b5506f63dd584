import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import type { Artifact } from '@spinreel/exporters/artifact';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdMedia, FontFile, ImageFile } from '@spinreel/config-schema/ad/ad-media';
import type { Network } from '@spinreel/exporters/network';

const config: AdConfig = {
  name: 'Good ad',
  assets: {
    coverImage: { filePath: 'cover' },
    gameplayVideo: { filePath: 'video', duration: 4, frameRate: 30 },
    winningBadgeImage: { filePath: 'badge' },
    backgroundMusic: { filePath: 'music' },
  },
  pausePointCount: 1,
  pausePoints: [{ id: 'one', timestamp: 2 }],
  // Texts that would break rules if the file contained them unescaped.
  cta: {
    label: 'eval("x")',
    coverText: 'https://a.example fetch(',
    storeUrl: 'https://play.google.com/store',
  },
};

interface ExportedAd {
  readonly artifact: Artifact;
  readonly fileName: string;
}

const exportedAds = new WeakMap<Network, Promise<ExportedAd>>();

/** Exports an ad that breaks no rule, once for each network. Its media and fonts are noise, because static rules do not decode them. */
export function goodAd(network: Network): Promise<ExportedAd> {
  const known = exportedAds.get(network) ?? exportGoodAd(network);
  exportedAds.set(network, known);
  return known;
}

/** Exports the ad with an image that replaces its cover in landscape. */
export async function adWithLandscapeCover(network: Network): Promise<Artifact> {
  const ad = resolveAd({
    ...config,
    assets: { ...config.assets, landscapeCoverImage: { filePath: 'wide' } },
  });
  const landscapeCoverImage: ImageFile = { ...image, bytes: noise(2000), widthPx: 960, heightPx: 540 };
  const images = { ...media.images, landscapeCoverImage };
  return await exportAd({ ad, media: { ...media, images }, fonts, network });
}

/** Exports the ad with another button text, or with another video. */
export async function changedAd(
  network: Network,
  change: { label?: string; videoBytes?: Uint8Array },
): Promise<ExportedAd> {
  const { label = 'Spin', videoBytes: bytes = media.video.bytes } = change;
  const ad = resolveAd({ ...config, cta: { ...config.cta, label } });
  const artifact = await exportAd({
    ...{ ad, fonts, network },
    media: { ...media, video: { ...media.video, bytes } },
  });
  return { artifact, fileName: artifactFileName({ adName: ad.name, network, date: new Date(0) }) };
}

async function exportGoodAd(network: Network): Promise<ExportedAd> {
  const ad = resolveAd(config);
  const artifact = await exportAd({ ad, media, fonts, network });
  return { artifact, fileName: artifactFileName({ adName: ad.name, network, date: new Date(0) }) };
}

/** Generates bytes that do not compress and are the same on every run. */
export function noise(sizeBytes: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: sizeBytes }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

const image: ImageFile = { bytes: noise(3000), mimeType: 'image/webp', widthPx: 540, heightPx: 960 };

const media: AdMedia = {
  images: {
    coverImage: image,
    outroImage: null,
    winningBadgeImage: image,
    finalCtaButtonImage: null,
    spinButtonImage: null,
    landscapeCoverImage: null,
    lowerHalfImage: null,
    frameImage: null,
    backgroundImage: null,
    appIcon: null,
    logoImage: null,
  },
  video: {
    bytes: noise(100_000),
    mimeType: 'video/mp4',
    widthPx: 1280,
    heightPx: 720,
    durationSeconds: 4,
    frameRate: 30,
    pauseFrames: [60],
  },
  music: { bytes: noise(5000), mimeType: 'audio/mpeg' },
};

const fonts: readonly FontFile[] = [
  {
    ...{ family: 'Verdana', weight: 900, unicodeRange: 'U+0-FF,U+131' },
    bytes: noise(2000),
    mimeType: 'font/woff2',
  },
  {
    ...{ family: 'Verdana', weight: 900, unicodeRange: 'U+100-17F' },
    bytes: noise(1000),
    mimeType: 'font/woff2',
  },
];
