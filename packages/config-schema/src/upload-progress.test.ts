import { expect, test } from 'vitest';
import {
  completeProgress,
  failedProgress,
  processingProgress,
  transferProgress,
  uploadStages,
  workProgress,
} from './upload-progress.ts';

test.each([
  [0, 0],
  [25, 20],
  [50, 40],
  [100, 80],
  [120, 80],
])('with %i percent of the bytes sent the card shows %i percent', (sentBytes, percent) => {
  expect(transferProgress({ sentBytes, totalBytes: 100 })).toMatchObject({ percent, stage: 'uploading' });
});

test('an unknown size shows no progress rather than nonsense', () => {
  expect(transferProgress({ sentBytes: 10, totalBytes: 0 }).percent).toBe(0);
});

test.each([
  [processingProgress, { percent: 90, stage: 'processing', message: 'Processing video...' }],
  [completeProgress, { percent: 100, stage: 'complete', message: 'Video processed successfully' }],
  [failedProgress('Upload failed'), { percent: 0, stage: 'complete', message: 'Upload failed' }],
])('after the transfer comes what the product spec says: %j', (progress, specified) => {
  expect(progress).toEqual(specified);
});

test.each([
  [0, 90],
  [55, 95],
  [100, 99],
])('with %i percent of the work done the card shows %i percent, and 100 only at its end', (work, percent) => {
  expect(workProgress(work)).toEqual({ ...processingProgress, percent });
});

test('the stages are those of the product spec', () => {
  expect(uploadStages).toEqual(['uploading', 'processing', 'complete']);
});
