import { expect, test, vi } from 'vitest';
import { createVideoCanvas } from '../src/views/video-canvas.ts';
import { playAd } from './support/play-ad.ts';
import { runtimeAd } from './support/runtime-ad.ts';
import { withoutMotion } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

test('draws nothing around a video that stays paused, and continues when it plays', async () => {
  const intervals = vi.spyOn(window, 'setInterval').mockReturnValue(0 as never);
  const { stage, video, reached } = playAd({ ad: withoutMotion });
  const [[update]] = intervals.mock.calls as unknown as [[() => void]];
  intervals.mockRestore();
  await reached('load');
  const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
  for (let passedMs = 0; passedMs < 3000; passedMs += 80) update();
  draw.mockClear();
  update();
  expect(draw).not.toHaveBeenCalled();
  stage.click();
  await waitFor(() => expect(video.paused).toBe(false));
  update();
  expect(draw).toHaveBeenCalledOnce();
});

test.each([
  { what: 'the edge of the video', stretch: 100, shown: [255, 255, 255, 255] },
  {
    what: 'the edge of the game in a recording of a page',
    stretch: 100,
    edge: 0.12,
    shown: [80, 0, 96, 255],
  },
  {
    what: 'the whole frame, whatever is around its game',
    stretch: 1,
    edge: 0.12,
    shown: [255, 255, 255, 255],
  },
])('draws $what', ({ stretch, edge, shown }) => {
  const ad = runtimeAd();
  const video = { ...ad.video, widthPx: 100, heightPx: 60, ...(edge !== undefined && { edge }) };
  const parent = document.createElement('div');
  createVideoCanvas('', parent, createFrame(), { ...ad, video }, 1, stretch)();
  const [canvas] = parent.querySelectorAll('canvas');
  expect([...canvas!.getContext('2d')!.getImageData(2, 30, 1, 1).data]).toEqual(shown);
});

/** Draws a white page with a purple game. The player draws a frame of its video in the same way. */
function createFrame(): HTMLVideoElement {
  const frame = document.createElement('canvas');
  [frame.width, frame.height] = [100, 60];
  const context = frame.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 100, 60);
  context.fillStyle = '#500060';
  context.fillRect(10, 0, 90, 60);
  return frame as Element as HTMLVideoElement;
}
