import { expect, test } from 'vitest';
import type { AdConfig } from '../ad/ad-config.ts';
import { describeProblem } from '../messages/problem-messages.ts';
import { findExportProblem } from './export-validation.ts';
import { findPausePointProblem } from './pause-point-rules.ts';
import { findStepProblems } from './wizard-steps.ts';

// Requirement: timeline.point-distance
test.each<[string, AdConfig, string | null]>([
  ['pauses half a second from each other and from both ends', createAd({ duration: 1.5 }, 0.5, 1), null],
  ['a pause on the first frame', createAd({ duration: 12 }, 0, 4), 'pause-near-start'],
  ['a pause 0.4 s after the start', createAd({ duration: 12 }, 0.4, 4), 'pause-near-start'],
  ['a pause on the last frame', createAd({ duration: 12 }, 4, 11 + 29 / 30), 'pause-near-end'],
  ['two pauses 0.4 s apart', createAd({ duration: 12 }, 4, 4.4), 'pauses-too-close'],
  ['two pauses on one frame', createAd({ duration: 12 }, 4, 4), 'pauses-too-close'],
  [
    'two pauses that are on one frame once 60 frames become 30',
    createAd({ duration: 12, frameRate: 60 }, 4, 4.0166),
    'pauses-too-close',
  ],
  [
    'a pause before the trimmed part',
    createAd({ duration: 20, ...createTrimmedAd(5, 15) }, 2, 9),
    'pause-outside-trim',
  ],
  [
    'a pause after the trimmed part',
    createAd({ duration: 20, ...createTrimmedAd(5, 15) }, 9, 16),
    'pause-outside-trim',
  ],
  [
    'a pause near the trimmed start',
    createAd({ duration: 20, ...createTrimmedAd(5, 15) }, 5.2, 9),
    'pause-near-start',
  ],
  [
    'a pause near the trimmed end',
    createAd({ duration: 20, ...createTrimmedAd(5, 15) }, 9, 14.8),
    'pause-near-end',
  ],
  ['a video too short for two pauses', createAd({ duration: 1.4 }, 0.5, 0.9), 'video-too-short-for-pauses'],
  [
    'a video too short for one',
    { ...createAd({ duration: 0.9 }, 0.4), pausePointCount: 1 },
    'video-too-short-for-pauses',
  ],
  ['stray points of Straight Play', { ...createAd({ duration: 12 }, 40, 0), pausePointCount: 0 }, null],
  ['a video of unknown length', createAd({}, 0, 0.1), null],
])('%s: whether the video can pause there', (_what, config, code) => {
  expect(findPausePointProblem(config)?.code ?? null).toBe(code);
});

test.each([
  [
    createAd({ duration: 12 }, 0, 4),
    'Pause 1 is too close to the start. A pause needs at least 0.5 seconds of video before it.',
  ],
  [
    createAd({ duration: 12 }, 4, 11.9),
    'Pause 2 is too close to the end. A pause needs at least 0.5 seconds of video after it.',
  ],
  [
    createAd({ duration: 12 }, 4, 4.2),
    'Pause 2 is too close to Pause 1. Keep at least 0.5 seconds between pauses.',
  ],
  [
    createAd({ duration: 20, ...createTrimmedAd(5, 15) }, 2, 9),
    'Pause 1 is outside the selected part of the video.',
  ],
  [
    createAd({ duration: 1.2 }, 0.5, 0.7),
    'Double Spin needs at least 1.5 seconds of video. Select a longer part or choose another interaction level.',
  ],
])('the step and the export give the same reason', (config, message) => {
  const problem = findPausePointProblem(config);
  expect(problem && describeProblem(problem, 'step')).toBe(message);
  expect(problem && describeProblem(problem)).toBe(message);
  expect(findStepProblems(2, config)).toEqual([problem]);
  expect(findExportProblem(config)).toEqual(problem);
});

function createAd(
  facts: { duration?: number; frameRate?: number; trim?: { startSeconds: number; endSeconds: number } },
  ...timestamps: number[]
): AdConfig {
  return {
    assets: {
      coverImage: { filePath: 'asset:cover-01' },
      gameplayVideo: { filePath: 'asset:video-01', ...facts },
    },
    pausePoints: timestamps.map((timestamp, index) => ({ id: `p${index}`, timestamp })),
    cta: { storeUrl: 'https://apps.apple.com/app/id1' },
  };
}

function createTrimmedAd(startSeconds: number, endSeconds: number) {
  return { trim: { startSeconds, endSeconds } };
}
