import { expect, test, vi } from 'vitest';
import { fail, succeed } from '../media-problem.ts';
import { probeSource } from './probe-source.ts';
import { type ProbedVideo, probeVideo } from './probe-video.ts';

vi.mock(import('./probe-video.ts'), { spy: true });

const facts = (durationSeconds: number): ProbedVideo => ({
  ...{ widthPx: 1280, heightPx: 720, durationSeconds, hasAudio: false },
  ...{ frameRate: 30, highestFrameRate: 30 },
});

test('probes a video once, whatever its path', async () => {
  const probe = vi
    .mocked(probeVideo)
    .mockReset()
    .mockResolvedValueOnce(succeed(facts(1)));
  const source = { kind: 'mp4' as const, sha256: 'once' };
  expect(await probeSource({ ...source, path: '/one' })).toEqual(succeed(facts(1)));
  expect(await probeSource({ ...source, path: '/other' })).toEqual(succeed(facts(1)));
  expect(probe).toHaveBeenCalledTimes(1);
});

test('probes a video again after a problem', async () => {
  vi.mocked(probeVideo)
    .mockReset()
    .mockResolvedValueOnce(fail('unreadable'))
    .mockResolvedValueOnce(succeed(facts(2)));
  const source = { path: '/one', kind: 'mp4' as const, sha256: 'failed' };
  expect(await probeSource(source)).toEqual(fail('unreadable'));
  expect(await probeSource(source)).toEqual(succeed(facts(2)));
});

test('forgets the videos that were not used for the longest time', async () => {
  const probe = vi.mocked(probeVideo).mockReset();
  probe.mockImplementation(({ path }) => Promise.resolve(succeed(facts(Number(path)))));
  const use = (video: number) =>
    probeSource({ path: `${video}`, kind: 'mp4', sha256: `video ${video}` }).then(
      () => probe.mock.calls.length,
    );
  expect([await use(0), await use(0)]).toEqual([1, 1]);
  for (let video = 1; video <= 200; video += 1) await use(video);
  expect([await use(200), await use(0)]).toEqual([201, 202]);
});
