import { expect, test } from 'vitest';
import { computeVideoAspect, computeVideoCrop } from './video-crop.ts';

const source = { sourceWidth: 1920, sourceHeight: 1080, splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };

test.each<[string, Partial<Parameters<typeof computeVideoCrop>[0]>, [number, number, number, number]]>([
  ['split screen keeps a 16:9 clip whole', {}, [0, 0, 1920, 1080]],
  ['full screen cuts the middle of a 16:9 clip', { splitScreen: false }, [656, 0, 608, 1080]],
  ['zoom 2 shows the middle quarter', { zoom: 2 }, [480, 270, 960, 540]],
  ['x -100 shows the left edge', { zoom: 2, zoomX: -100 }, [0, 270, 960, 540]],
  ['x 100 shows the right edge', { zoom: 2, zoomX: 100 }, [960, 270, 960, 540]],
  ['y -100 shows the top edge', { zoom: 2, zoomY: -100 }, [480, 0, 960, 540]],
  ['y 100 shows the bottom edge', { zoom: 2, zoomY: 100 }, [480, 540, 960, 540]],
  ['zoom beyond its range counts as 3', { zoom: 9 }, [640, 360, 640, 360]],
  ['a square shape keeps the height', { shape: '1:1' }, [420, 0, 1080, 1080]],
  ['4:5 keeps the height', { shape: '4:5' }, [528, 0, 864, 1080]],
  ['the shape of the upload keeps everything', { shape: 'uploaded', sourceHeight: 800 }, [0, 0, 1920, 800]],
  ['a shape applies to full screen', { shape: '4:3', splitScreen: false }, [240, 0, 1440, 1080]],
  [
    'the reels are the chosen area, whatever the zoom',
    { shape: 'reels', reels: { x: 0.25, y: 0.1, width: 0.5, height: 0.5 }, zoom: 2 },
    [480, 108, 960, 540],
  ],
  ['reels without an area show everything', { shape: 'reels' }, [0, 0, 1920, 1080]],
  [
    'an area that exceeds the video is moved into it',
    { shape: 'reels', reels: { x: 0.9, y: 0.9, width: 0.5, height: 0.5 } },
    [960, 540, 960, 540],
  ],
  [
    'a portrait clip in full screen is not cropped',
    { sourceWidth: 1080, sourceHeight: 1920, splitScreen: false },
    [0, 0, 1080, 1920],
  ],
])('%s', (_what, change, [x, y, width, height]) => {
  expect(computeVideoCrop({ ...source, ...change })).toEqual({ x, y, width, height });
});

// Requirement: crop.baked-in
test.each([
  [1919, 1079],
  [641, 361],
  [101, 77],
  [3, 3],
  [2, 2],
])('a source of %i x %i is cut to even numbers inside it, at any zoom', (sourceWidth, sourceHeight) => {
  for (const zoom of [1, 1.3, 3]) {
    for (const offset of [-100, -5, 0, 55, 100]) {
      for (const splitScreen of [true, false]) {
        const crop = computeVideoCrop({
          sourceWidth,
          sourceHeight,
          splitScreen,
          zoom,
          zoomX: offset,
          zoomY: offset,
        });
        for (const number of Object.values(crop)) expect(number % 2).toBe(0);
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(sourceWidth);
        expect(crop.y + crop.height).toBeLessThanOrEqual(sourceHeight);
      }
    }
  }
});

test.each([
  ['a chosen shape', { shape: '4:3' } as const, 4 / 3],
  ['the default of split-screen mode', {}, 16 / 9],
  ['the default of full-screen mode', { splitScreen: false }, 9 / 16],
  ['the upload', { shape: 'uploaded', sourceWidth: 1000, sourceHeight: 500 } as const, 2],
  ['an unknown upload', { shape: 'uploaded', sourceWidth: null } as const, 16 / 9],
  ['reels', { shape: 'reels', reels: { x: 0, y: 0, width: 0.5, height: 1 } } as const, 960 / 1080],
])('computes the aspect ratio of %s', (_name, change, aspect) => {
  expect(computeVideoAspect({ ...source, ...change })).toBeCloseTo(aspect, 10);
});
