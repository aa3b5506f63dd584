import { expect, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { paintedImage } from './support/painted-image.ts';
import { playAd } from './support/play-ad.ts';

const image = paintedImage('#090', 270, 480);

// Requirement: playback.backgrounds
test.each([
  {
    kind: 'a split screen',
    slot: 'background',
    area: {
      kind: 'split',
      centre: { x: 0.5, y: 0.25 },
      sizeFactor: 1,
      backdrop: { type: 'custom-image', color: '#000' },
    },
  },
  { kind: 'a full screen', slot: 'frame', area: { kind: 'full' } },
] as const)('a video that comes before the image of $kind is above it', async ({ slot, area }) => {
  // The clip is so short that it is there at once.
  const { root, stage, video, reached } = playAd({
    ad: (ad: RuntimeAd) => ({ ...ad, slots: [...ad.slots, slot], gameplay: { ...ad.gameplay, area } }),
    media: { [slot]: image },
  });
  await reached('load');
  stage.click();
  await expect
    .poll(() => root.querySelectorAll(`img[src="data:${image.mimeType};base64,${image.text}"]`).length, {
      timeout: 120_000,
    })
    .toBe(1);
  await reached('pause');
  const { left, top, width, height } = video.getBoundingClientRect();
  // The cover is above it until it has faded out.
  await expect.poll(() => document.elementFromPoint(left + width / 2, top + height / 8)).toBe(video);
});
