import { readFile } from 'node:fs/promises';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';
import type { EncodedMedia } from '../src/ad-host.ts';
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
  custom: () => backdrop('custom-image', sampleGame('glossy-dome', Object.keys(slots) as MediaSlot[])),
} as const satisfies Record<string, () => RuntimeAd>;

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
