import { expect, test } from 'vitest';
import { sumFrameBytes, measureSqueeze } from './video-bits.ts';

test('adds up the bits of each frame in x264’s statistics', () => {
  const frame = (bits: string) =>
    `in:0 out:0 type:I dur:2 cpbdur:2 q:21.00 aq:18.91 ${bits} imb:90 pmb:0 smb:0 d:-;`;
  const statistics = [
    '#options: 406x720 fps=30/1 timebase=1/30',
    frame('tex:8000 mv:1600 misc:400'),
    frame('tex:80 mv:0 misc:80'),
  ].join('\n');
  expect(sumFrameBytes(statistics)).toBe((10_000 + 160) / 8);
  expect(sumFrameBytes('')).toBe(0);
});

test('derives from the quantizers how far a pass is from good quality', () => {
  expect(
    measureSqueeze('in:0 out:0 type:I dur:2 q:26.00 aq:2.1\nin:1 out:1 type:P dur:2 q:38.00 aq:2.1'),
  ).toBe(2);
  expect(measureSqueeze('in:0 out:0 type:I dur:2 q:19.00 aq:2.1')).toBe(1);
  expect(measureSqueeze('')).toBe(1);
});
