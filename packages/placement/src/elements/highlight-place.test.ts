import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd, resolveFramedSource } from '@spinreel/config-schema/ad/resolve-ad';
import { toSource } from '@spinreel/config-schema/options/placement/video-highlight';
import { expect, test } from 'vitest';
import { stageFrame, stageShapes, type StageShapeId } from '../stage/stage-shapes.ts';
import { computeHighlightBox, computeHighlightPosition, findPointInVideo } from './highlight-place.ts';

type Video = Partial<NonNullable<NonNullable<AdConfig['assets']>['gameplayVideo']>>;

const position = { x: 0.52, y: 0.55 };
const shapes = stageShapes.map(({ id }) => id);
const videos: readonly [string, Video][] = [
  ['a split-screen video', {}],
  ['a zoomed video', { zoom: 1.5, zoomX: 20, zoomY: -30 }],
  ['a square video', { shape: '1:1' }],
  ['a full-screen video', { splitScreen: false, width: 1080, height: 1920 }],
];

// Requirement: customize.spin-highlight
test.each(videos.flatMap(([name, video]) => shapes.map((shape) => [name, shape, video] as const)))(
  'in %s on a %s stage, a drag to where the highlight is keeps its point of the upload',
  (_name, shape, video) => {
    const { ad, frame, framed } = setup(video, shape);
    const onStage = computeHighlightPosition(frame, { ad, live: null });
    const point = toSource(findPointInVideo(frame, onStage, { ad, live: null }), framed);
    expect(point.x).toBeCloseTo(position.x, 3);
    expect(point.y).toBeCloseTo(position.y, 3);
  },
);

test('the highlight is under the pointer while it is dragged, and stays on the video', () => {
  const { ad, frame } = setup({}, '9:16');
  const drag = (x: number, y: number) =>
    computeHighlightPosition(frame, {
      ad,
      live: {
        element: 'gameplayHighlight',
        position: { x, y },
        isLandscape: false,
        sizeFactor: null,
      },
    });
  expect(drag(0.4, 0.3)).toEqual({ x: expect.closeTo(0.4), y: expect.closeTo(0.3) });
  // The video ends above the middle of the stage.
  expect(drag(0.4, 0.9).y).toBeLessThan(0.5);
});

test('the highlight moves with the video that is dragged', () => {
  const { ad, frame } = setup({}, '9:16');
  const live = {
    element: 'videoArea',
    position: { x: 0.5, y: 0.6 },
    isLandscape: false,
    sizeFactor: null,
  } as const;
  const before = computeHighlightBox(frame, { ad, live: null });
  const after = computeHighlightBox(frame, { ad, live });
  expect(after.y - before.y).toBeCloseTo((0.6 - 0.25) * frame.stage.height);
});

function setup(video: Video, shape: StageShapeId) {
  const gameplayVideo = { filePath: 'asset:video-1', width: 1920, height: 1080, ...video };
  const ad = resolveAd({
    cta: { spinControl: 'highlight', highlightPosition: position },
    assets: { gameplayVideo },
  });
  return { ad, frame: stageFrame(shape), framed: resolveFramedSource(gameplayVideo) };
}
