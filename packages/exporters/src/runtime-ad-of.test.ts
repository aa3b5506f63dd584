import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../test/sample-ad.ts';
import { runtimeAdOf } from './runtime-ad-of.ts';

test('takes the picture size, the length and the pause frames from the encoded video', () => {
  const media = sampleMedia();
  const video = { ...media.video, widthPx: 960, heightPx: 540, pauseFrames: [29, 61] };
  expect(runtimeAdOf(sampleAd(), { ...media, video }).video).toEqual({
    widthPx: 960,
    heightPx: 540,
    durationSeconds: 4,
    frameRate: 30,
    pauseFrames: [29, 61],
  });
});

test('lists exactly the slots that are shipped', () => {
  const media = sampleMedia();
  const ad = runtimeAdOf(sampleAd(), {
    ...media,
    music: null,
    images: { ...media.images, outroImage: null },
  });
  expect(ad.slots).toEqual(['cover', 'background', 'lowerHalf', 'badge', 'ctaButton', 'video']);
});

test('shows no badge whose picture is missing', () => {
  const media = sampleMedia();
  const ad = runtimeAdOf(sampleAd(), { ...media, images: { ...media.images, winningBadgeImage: null } });
  expect(ad.badge).toMatchObject({ onPlaybackEnd: false, onOutro: false });
});

test('falls back to the plain colour when the background picture is missing', () => {
  const media = sampleMedia();
  const ad = runtimeAdOf(sampleAd(), { ...media, images: { ...media.images, backgroundImage: null } });
  expect(ad.gameplay.area).toMatchObject({ kind: 'split', backdrop: { type: 'solid-color' } });
});

test('fills the screen when the video is not split', () => {
  const ad = sampleAd({
    assets: { coverImage: { filePath: 'c' }, gameplayVideo: { filePath: 'v', splitScreen: false } },
  });
  expect(runtimeAdOf(ad, sampleMedia()).gameplay.area).toEqual({ kind: 'full' });
});

test('is plain JSON that carries neither the store address nor any path of an upload', () => {
  const ad = runtimeAdOf(sampleAd(), sampleMedia());
  const json = JSON.stringify(ad);
  expect(JSON.parse(json)).toEqual(ad);
  expect(json).not.toMatch(/store\.example|\.webp|\.mp4|\.mp3/);
});
