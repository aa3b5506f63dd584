import { expect, test } from 'vitest';
import { completeProgress, processingProgress, transferProgress, workProgress } from './upload-progress.ts';

test.each([
  [0, 0],
  [25, 20],
  [50, 40],
  [100, 80],
  [120, 80],
])('with %i percent of the bytes sent the card shows %i percent', (sentBytes, percent) => {
  expect(transferProgress({ sentBytes, totalBytes: 100 })).toMatchObject({ percent, stage: 'uploading' });
});

test('shows no progress for an unknown size', () => {
  expect(transferProgress({ sentBytes: 10, totalBytes: 0 }).percent).toBe(0);
});

// Requirement: upload.progress-messages, upload.progress-steps
test.each([
  [processingProgress, { percent: 90, stage: 'processing', message: 'Processing video...' }],
  [completeProgress, { percent: 100, stage: 'complete', message: 'Video processed successfully' }],
])('shows the fixed percentages and messages after the transfer: %j', (progress, specified) => {
  expect(progress).toEqual(specified);
});

test.each([
  [0, 90],
  [55, 95],
  [100, 99],
])('with %i percent of the work done the card shows %i percent, and 100 only at its end', (work, percent) => {
  expect(workProgress(work)).toEqual({ ...processingProgress, percent });
});
