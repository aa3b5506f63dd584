import { expect, test, vi } from 'vitest';
import { playAd } from './support/play-ad.ts';
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
