import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../../test/sample-ad.ts';
import { createRuntimeAd } from './create-runtime-ad.ts';

test('takes frame size, duration and pause frames from the encoded video', () => {
  const media = sampleMedia();
  const video = { ...media.video, widthPx: 960, heightPx: 540, pauseFrames: [29, 61] };
  expect(createRuntimeAd(sampleAd(), { ...media, video }).video).toEqual({
    widthPx: 960,
    heightPx: 540,
    durationSeconds: 4,
    frameRate: 30,
    pauseFrames: [29, 61],
  });
});

test('states where the game begins in a recording of a page', () => {
  const media = sampleMedia();
  const ad = createRuntimeAd(sampleAd(), { ...media, video: { ...media.video, edge: 0.07 } });
  expect(ad.video.edge).toBe(0.07);
});

test('lists exactly the slots that are shipped', () => {
  const media = sampleMedia();
  const ad = createRuntimeAd(sampleAd(), {
    ...media,
    music: null,
    images: { ...media.images, outroImage: null },
  });
  expect(ad.slots).toEqual(['cover', 'background', 'lowerHalf', 'badge', 'ctaButton', 'video']);
});

// Requirement: playback.winning-badge
test('shows no badge without an image', () => {
  const media = sampleMedia();
  const ad = createRuntimeAd(sampleAd(), { ...media, images: { ...media.images, winningBadgeImage: null } });
  expect(ad.badge).toMatchObject({ onPlaybackEnd: false, onOutro: false });
});

test('falls back to the solid color when the background image is missing', () => {
  const media = sampleMedia();
  const ad = createRuntimeAd(sampleAd(), { ...media, images: { ...media.images, backgroundImage: null } });
  expect(ad.gameplay.area).toMatchObject({ kind: 'split', backdrop: { type: 'solid-color' } });
});

test('fills the screen when the video is not split', () => {
  const ad = sampleAd({
    assets: { coverImage: { filePath: 'c' }, gameplayVideo: { filePath: 'v', splitScreen: false } },
  });
  expect(createRuntimeAd(ad, sampleMedia()).gameplay.area).toEqual({ kind: 'full' });
});

// Requirement: export.no-store-data
test('is plain JSON without the store URL and without upload paths', () => {
  const ad = createRuntimeAd(sampleAd(), sampleMedia());
  const json = JSON.stringify(ad);
  expect(JSON.parse(json)).toEqual(ad);
  expect(json).not.toMatch(/store\.example|\.webp|\.mp4|\.mp3/);
});

// Requirement: language.player-texts
test("carries the player's texts in the language of the ad, for each number of spins that it asks for", () => {
  const media = sampleMedia();
  const ad = sampleAd({ compliance: { language: 'pl' } });
  const { language, texts } = createRuntimeAd(ad, { ...media, video: { ...media.video, pauseFrames: [30] } });
  expect(language).toBe('pl');
  expect(texts).toEqual({
    mute: 'Wycisz',
    unmute: 'Włącz dźwięk',
    loading: 'Ładowanie',
    spinsLeft: ['Pozostało 0 spinów', 'Pozostał 1 spin'],
  });
});

// Requirement: customize.weight-and-case
test("the player's counter keeps the dot of the Turkish i in a font with capital letters only", () => {
  const ad = sampleAd({ compliance: { language: 'tr' }, cta: { fontFamily: 'Bungee' } });
  expect(createRuntimeAd(ad, sampleMedia()).texts.spinsLeft).toContain('1 ÇEVİRME KALDI');
});

// Requirement: language.reading-order
test('marks the order of values in each right-to-left text', () => {
  const text = '50% הנחה';
  const texts = { texts: { he: text }, screens: ['cover'] } as const;
  const ad = createRuntimeAd(
    sampleAd({
      cta: { label: text, spinningLabel: text, coverText: text, showCoverText: true },
      outro: { label: text },
      compliance: {
        language: 'he',
        elements: { ageMark: { ...texts, screens: ['cover'] }, terms: { ...texts, screens: ['cover'] } },
      },
    }),
    sampleMedia(),
  );
  const { cover, gameplay, outro, legal } = ad;
  const marked = [
    cover.button.label,
    gameplay.button.label,
    gameplay.button.spinningLabel,
    outro.button.label,
    cover.text?.content,
    legal.cover?.ageMark?.text,
    legal.cover?.text?.lines[0],
  ];
  expect(new Set(marked)).toEqual(new Set(['\u200F\u200E50%\u200E הנחה']));
});

// Requirement: language.mirrored
test('mirrors the hands in right-to-left ads only', () => {
  const create = (language: AdLanguage) =>
    createRuntimeAd(sampleAd({ compliance: { language } }), sampleMedia());
  const hebrew = create('he');
  expect([hebrew.cover.finger?.side, hebrew.gameplay.finger?.side]).toEqual([-1, -1]);
  const thai = create('th');
  expect([thai.cover.finger, thai.gameplay.finger]).toEqual([
    expect.not.objectContaining({ side: expect.anything() }),
    expect.not.objectContaining({ side: expect.anything() }),
  ]);
});

test('has no text for spinning reels if the button is hidden meanwhile', () => {
  const ad = sampleAd({ cta: { showButtonWhileSpinning: false } });
  expect(createRuntimeAd(ad, sampleMedia()).gameplay.button.spinningLabel).toBeNull();
});

// Requirement: playback.landscape
test('derives landscape positions from what each screen shows', () => {
  const ad = createRuntimeAd(sampleAd(), sampleMedia());
  const { cover, gameplay, outro } = ad;
  // The cover's image is left of the button, and the video is below it.
  expect(cover.button.landscapePosition.x).toBeGreaterThan(0.6);
  expect(gameplay.button.landscapePosition.x).toBeGreaterThan(cover.button.landscapePosition.x);
  expect(outro.button.landscapePosition.x).toBe(cover.button.landscapePosition.x);
  const media = sampleMedia();
  const plain = createRuntimeAd(sampleAd(), { ...media, images: { ...media.images, outroImage: null } });
  // The card is left of the button, too, which is next to its middle.
  expect(plain.outro.button.landscapePosition.x).toBe(cover.button.landscapePosition.x);
  expect(plain.outro.button.landscapePosition.y).toBeLessThan(outro.button.landscapePosition.y);
});

// Requirement: customize.outro-headline
test('places the headline of the outro above its button in both orientations', () => {
  const ad = createRuntimeAd(
    sampleAd({ outro: { headline: 'You won!' }, cta: { coverTextStyle: 'glow' } }),
    sampleMedia(),
  );
  const { button, headline } = ad.outro;
  expect(headline).toMatchObject({
    content: 'You won!',
    style: 'glow',
    fontFamily: ad.cover.button.fontFamily,
  });
  expect(headline!.position.y).toBeLessThan(button.position.y);
  expect(headline!.landscapePosition.y).toBeLessThan(button.landscapePosition.y);
  expect(createRuntimeAd(sampleAd(), sampleMedia()).outro.headline).toBeNull();
});

// Requirement: placement.sizes
test('gives each element its size, and leaves out the standard size', () => {
  const sizes = { coverText: 1.5, gameplayFinger: 0.5, badge: 0.8, winAmount: 2, logo: 1.2 };
  const ad = createRuntimeAd(sampleAd({ sizes, cta: { winAmount: 5 } }), sampleMedia());
  expect(ad.cover.text?.size).toBe(1.5);
  expect(ad.gameplay.finger?.size).toBe(0.5);
  expect(ad.badge.size).toBe(0.8);
  expect(ad.badge.count?.size).toBe(2);
  expect(ad.cover.button).not.toHaveProperty('size');
});

test('uses own landscape positions', () => {
  const button = { x: 0.2, y: 0.3 };
  const ad = createRuntimeAd(sampleAd({ landscapePositions: { outro: { button } } }), sampleMedia());
  expect(ad.outro.button.landscapePosition).toEqual(button);
});

test('has the required texts and the logo with their positions in both orientations', () => {
  const screens = ['cover'] as const;
  const resolved = sampleAd({
    assets: { coverImage: { filePath: 'c' }, gameplayVideo: { filePath: 'v' }, logoImage: { filePath: 'l' } },
    compliance: {
      elements: {
        ageMark: { texts: { en: '18+' }, screens: [...screens] },
        terms: { texts: { en: 'Terms apply.' }, screens: [...screens] },
      },
      logoScreens: [...screens],
    },
    landscapePositions: { cover: { ageMark: { x: 1, y: 0 } } },
  });
  const media = sampleMedia();
  const { legal, slots } = createRuntimeAd(resolved, media);
  expect(legal).toMatchObject({
    cover: {
      ageMark: { text: '18+', position: { x: 0, y: 0 }, landscapePosition: { x: 1, y: 0 } },
      text: { lines: ['Terms apply.'], position: { x: 0.5, y: 1 }, landscapePosition: { x: 0.5, y: 1 } },
      logo: { position: { x: 0.5, y: 0 }, landscapePosition: { x: 0.73, y: 0 } },
    },
    gameplay: null,
    outro: null,
  });
  expect(slots).toContain('logo');
  const withoutLogo = createRuntimeAd(resolved, { ...media, images: { ...media.images, logoImage: null } });
  expect(withoutLogo.legal.cover?.logo).toBeNull();
});
