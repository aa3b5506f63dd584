import { readFile } from 'node:fs/promises';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';
import { makePortraitVideo, portraitVideoSize } from '@spinreel/fixtures/make-portrait-video';
import type { EncodedMedia } from '../../src/ad-host.ts';
import { systemFonts } from '@spinreel/config-schema/options/appearance/fonts';
import { defaultPositions } from '@spinreel/config-schema/options/placement/placement-geometry';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { buttonStyles, coverTextStyles } from '@spinreel/config-schema/options/options';
import { appCardAspect } from '../../src/layout/outro-card.ts';
import type { MediaSlot, RuntimeAd, RuntimeApp } from '../../src/runtime-ad.ts';
import { placedAt, runtimeAd, withLandscape } from './runtime-ad.ts';
import { withWinCount } from './win-count.ts';

/** Where the sample clip rests before a spin. */
const pauseFrame = 30;

const slots = {
  cover: 'cover',
  video: 'slotClip',
  badge: 'badge',
  outro: 'outro',
  background: 'background',
  spinButton: 'ctaButton',
  ctaButton: 'ctaButton',
  appIcon: 'cover',
  logo: 'badge',
} as const satisfies Partial<Record<MediaSlot, FixtureName>>;

/** The sample game in its variants: each shows another button style, background and final button. */
export const goldenAds = {
  split: () => sampleGame('flashy-stacked', ['cover', 'video', 'badge', 'outro']),
  full: () => fullScreen(sampleGame('classic', ['cover', 'video', 'badge'])),
  /** With a badge on the card of the outro, and a headline. */
  'win-card': () => withHeadline(sampleGame('flashy-stacked', ['cover', 'video', 'badge'])),
  /** Without an image and a badge for the outro. */
  plain: () => withoutBadge(sampleGame('flashy-stacked', ['cover', 'video'])),
  'full-plain': () => withoutBadge(fullScreen(sampleGame('classic', ['cover', 'video']))),
  solid: () => backdrop('solid-color', sampleGame('glossy-dome', ['cover', 'video', 'badge', 'outro'])),
  coins: () => {
    const ad = sampleGame('classic', ['cover', 'video', 'badge', 'outro']);
    return { ...ad, badge: { ...ad.badge, celebration: 'coins' } };
  },
  /** With a number that counts up below the badge. */
  counted: () => withWinCount(sampleGame('flashy-stacked', ['cover', 'video', 'badge', 'outro']), 0.79),
  /** With the number alone, in full-screen mode. */
  'counted-alone': () => withWinCount(fullScreen(sampleGame('classic', ['cover', 'video'])), 0.5),
  custom: () =>
    backdrop(
      'custom-image',
      sampleGame(
        'glossy-dome',
        (Object.keys(slots) as MediaSlot[]).filter(
          (slot) => !['logo', 'spinButton', 'appIcon'].includes(slot),
        ),
      ),
    ),
  'image-button': () => sampleGame('flashy-stacked', ['cover', 'video', 'spinButton', 'badge', 'outro']),
  /** With all required texts and a logo on all screens. */
  legal: () => withLegal(sampleGame('flashy-stacked', ['cover', 'video', 'badge', 'outro', 'logo'])),
  /** The same with a card and a headline on the outro. */
  'legal-card': () => withLegal(withHeadline(sampleGame('classic', ['cover', 'video', 'badge', 'logo']))),
  /** With an image and a headline on the outro. */
  headline: () => withHeadline(withoutBadge(sampleGame('classic', ['cover', 'video', 'outro']))),
  /** With a ring on the spin button in the video. */
  highlight: () => withHighlight(sampleGame('flashy-stacked', ['cover', 'video', 'badge', 'outro'])),
  'full-highlight': () => withHighlight(fullScreen(sampleGame('classic', ['cover', 'video', 'badge']))),
  /** With the icon and the rating of the app on the outro. */
  'app-card': () => withAppCard(withHeadline(sampleGame('flashy-stacked', ['cover', 'video', 'appIcon']))),
  /** With the longest name, without a rating, and with required texts. */
  'legal-app-card': () =>
    withLegal(
      withAppCard(withHeadline(sampleGame('classic', ['cover', 'video', 'appIcon', 'logo'])), {
        name: 'Wonderful World Wheels of Gold',
        rating: null,
      }),
    ),
  /** With the outro image in the frame of the win card. */
  'picture-card': () => withPictureCard(sampleGame('flashy-stacked', ['cover', 'video', 'badge', 'outro'])),
  /** With required texts of the greatest length. */
  'legal-long': () =>
    withLegal(sampleGame('flashy-stacked', ['cover', 'video', 'badge', 'outro', 'logo']), longLegalLines),
} as const satisfies Record<string, () => RuntimeAd>;

const legalLines = [
  'Must be 21 or older to play. Play responsibly.',
  'Gambling problem? Call 1-800-GAMBLER.',
  'Terms apply. No purchase necessary.',
  'No real money or prizes can be won.',
];
const longLegalLines = ['a', 'b', 'c', 'd', 'e'].map((letter) =>
  `${letter} long required text that says everything `.repeat(4).slice(0, textLimits.complianceText),
);

const ratedApp: RuntimeApp = {
  name: 'Lucky Lions Slots',
  rating: { text: '4.6', stars: ['100%', '100%', '100%', '100%', '60%'], note: '120K ratings' },
};

const labels = [
  'Go',
  'Get a huge welcome bonus of 5000 coins and 50 free spins now',
  'W'.repeat(textLimits.label),
] as const;
const coverTexts = ['Play and Win Big', 'Donaudampfschifffahrtsgesellschaftskapitän', labels[1]] as const;

/** Covers that together show every font that this machine may have, and every button style with short, long and unbreakable labels. */
export const letteredAds: readonly RuntimeAd[] = [...systemFonts, systemFonts[0]].map((fontFamily, index) => {
  const { cover, ...ad } = sampleGame(buttonStyles[index % 3] ?? 'classic', ['cover', 'video']);
  const label = labels[Math.floor(index / 3) % 3] ?? labels[0];
  const content = coverTexts[(index + Math.floor(index / 3)) % 3] ?? coverTexts[0];
  const button = { ...cover.button, label, fontFamily };
  return withLandscape({
    ...ad,
    cover: {
      button,
      finger: null,
      text: cover.text && { ...cover.text, content, fontFamily, ...placedAt(0.5, 0.8) },
    },
  });
});

/** A cover in each style of the cover text, in a bright and a dark color. */
export const styledCovers: readonly RuntimeAd[] = coverTextStyles.flatMap((style) =>
  ['#FFD700', '#4C1D95'].map((primaryColor): RuntimeAd => {
    const ad = sampleGame('flashy-stacked', ['cover', 'video']);
    const text = ad.cover.text && { ...ad.cover.text, style };
    return { ...ad, primaryColor, cover: { ...ad.cover, finger: null, text } };
  }),
);

/** Returns the media of an ad, or all, as provided by a host. In full-screen mode, the video is cropped to 9:16. */
export async function goldenMedia(ad?: RuntimeAd): Promise<Partial<Record<MediaSlot, EncodedMedia>>> {
  const wanted = Object.entries(slots).filter(([slot]) => ad?.slots.includes(slot as MediaSlot) ?? true);
  const entries = wanted.map(async ([slot, name]) => {
    const { path, mimeType } = fixtureMedia[name];
    const isPortrait = slot === 'video' && ad?.gameplay.area.kind === 'full';
    const bytes = await readFile(isPortrait ? await makePortraitVideo() : path);
    return [slot, { mimeType, text: bytes.toString('base64') }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function fullScreen(ad: RuntimeAd): RuntimeAd {
  return withLandscape({
    ...ad,
    gameplay: { ...ad.gameplay, area: { kind: 'full' } },
    video: { ...ad.video, ...portraitVideoSize },
    outro: { ...ad.outro, cardAspect: portraitVideoSize.widthPx / portraitVideoSize.heightPx },
  });
}

function withHeadline(ad: RuntimeAd): RuntimeAd {
  const { text } = ad.cover;
  const { x, y } = defaultPositions.outroHeadline;
  const headline = text && { ...text, content: 'You won 25,000 coins!', ...placedAt(x, y) };
  return withLandscape({ ...ad, outro: { ...ad.outro, headline } });
}

/** The point of the sample game's own spin button. */
function withHighlight(ad: RuntimeAd): RuntimeAd {
  const highlight = { x: 0.5, y: 0.9, size: ad.gameplay.area.kind === 'full' ? 0.26 : 0.12, hasFinger: true };
  const button = { ...ad.gameplay.button, spinningLabel: null };
  return { ...ad, gameplay: { ...ad.gameplay, button, finger: null, highlight } };
}

function withAppCard(ad: RuntimeAd, app: RuntimeApp = ratedApp): RuntimeAd {
  const outro = { ...ad.outro, composition: 'app-card', app, cardAspect: appCardAspect } as const;
  return withoutBadge({ ...ad, outro });
}

function withPictureCard(ad: RuntimeAd): RuntimeAd {
  return withLandscape({ ...ad, outro: { ...ad.outro, composition: 'win-card', cardAspect: 9 / 16 } });
}

function withoutBadge(ad: RuntimeAd): RuntimeAd {
  return withLandscape({ ...ad, badge: { ...ad.badge, onPlaybackEnd: false, onOutro: false } });
}

function sampleGame(buttonStyle: RuntimeAd['buttonStyle'], slots: readonly MediaSlot[]): RuntimeAd {
  const ad = runtimeAd();
  return withLandscape({
    ...ad,
    slots,
    buttonStyle,
    video: { widthPx: 1280, heightPx: 720, durationSeconds: 3, frameRate: 30, pauseFrames: [pauseFrame] },
  });
}

/** Adds required texts in their default positions to all screens. */
function withLegal(ad: RuntimeAd, lines: readonly string[] = legalLines): RuntimeAd {
  const onScreen = {
    ageMark: { text: '18+', ...placedAt(0, 0) },
    text: { lines, ...placedAt(0.5, 1) },
    logo: { position: { x: 0.5, y: 0 }, landscapePosition: { x: 0.73, y: 0 } },
  };
  return { ...ad, legal: { cover: onScreen, gameplay: onScreen, outro: onScreen } };
}

function backdrop(type: 'solid-color' | 'custom-image', ad: RuntimeAd): RuntimeAd {
  return {
    ...ad,
    gameplay: {
      ...ad.gameplay,
      area: {
        kind: 'split',
        centre: { x: 0.5, y: 0.25 },
        sizeFactor: 1,
        backdrop: { type, color: '#4C1D95' },
      },
    },
  };
}
