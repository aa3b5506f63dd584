import { readFile } from 'node:fs/promises';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';
import type { EncodedMedia } from '../src/ad-host.ts';
import { fonts } from '@spinreel/config-schema/fonts';
import { textLimits } from '@spinreel/config-schema/limits';
import { buttonStyles } from '@spinreel/config-schema/options';
import type { MediaSlot, RuntimeAd } from '../src/runtime-ad.ts';
import { runtimeAd } from './runtime-ad.ts';

/** Where the sample clip stands still before a spin. */
const pauseFrame = 30;

const slots = {
  cover: 'cover',
  video: 'slotClip',
  badge: 'badge',
  outro: 'outro',
  background: 'background',
  ctaButton: 'ctaButton',
} as const satisfies Partial<Record<MediaSlot, FixtureName>>;

/** The sample game in its variants: each shows another button style, background and final button. */
export const goldenAds = {
  split: () => sampleGame('flashy-stacked', ['cover', 'video', 'badge', 'outro']),
  full: () => ({
    ...sampleGame('classic', ['cover', 'video', 'badge']),
    gameplay: { ...runtimeAd().gameplay, area: { kind: 'full' } },
  }),
  solid: () => backdrop('solid-color', sampleGame('glossy-dome', ['cover', 'video', 'badge', 'outro'])),
  coins: () => {
    const ad = sampleGame('classic', ['cover', 'video', 'badge', 'outro']);
    return { ...ad, badge: { ...ad.badge, celebration: 'coins' } };
  },
  custom: () => backdrop('custom-image', sampleGame('glossy-dome', Object.keys(slots) as MediaSlot[])),
} as const satisfies Record<string, () => RuntimeAd>;

const labels = [
  'Go',
  'Get a huge welcome bonus of 5000 coins and 50 free spins now',
  'W'.repeat(textLimits.label),
] as const;
const coverTexts = ['Play and Win Big', 'Donaudampfschifffahrtsgesellschaftskapitän', labels[1]] as const;

/** Covers that together show every font, and every button style with short, long and unbreakable labels. */
export const letteredAds: readonly RuntimeAd[] = [...fonts, fonts[0]].map((fontFamily, index) => {
  const { cover, ...ad } = sampleGame(buttonStyles[index % 3] ?? 'classic', ['cover', 'video']);
  const label = labels[Math.floor(index / 3) % 3] ?? labels[0];
  const content = coverTexts[(index + Math.floor(index / 3)) % 3] ?? coverTexts[0];
  const button = { ...cover.button, label, fontFamily };
  return {
    ...ad,
    cover: { button, finger: null, text: { content, fontFamily, position: { x: 0.5, y: 0.8 } } },
  };
});

/** The sample game's media, as a host hands them over. */
export async function goldenMedia(): Promise<Partial<Record<MediaSlot, EncodedMedia>>> {
  const entries = Object.entries(slots).map(async ([slot, name]) => {
    const { path, mimeType } = fixtureMedia[name];
    return [slot, { mimeType, base64: (await readFile(path)).toString('base64') }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function sampleGame(buttonStyle: RuntimeAd['buttonStyle'], slots: readonly MediaSlot[]): RuntimeAd {
  const ad = runtimeAd();
  return {
    ...ad,
    slots,
    buttonStyle,
    video: { ...ad.video, widthPx: 1280, heightPx: 720, pauseFrames: [pauseFrame] },
  };
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
