import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { uploadPurposes } from '@spinreel/config-schema/options/formats';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { fail } from '@spinreel/media/media-problem';
import { expect, it } from 'vitest';
import { describeWrongFormat } from './check-ad.ts';
import { describeMediaProblem } from './problem-messages.ts';

const codes = [
  ...['unsupported', 'unreadable', 'too-many-pixels', 'too-many-frames', 'too-long'],
  ...['timed-out', 'too-big', 'tool-missing', 'busy'],
] as Parameters<typeof fail>[0][];

// Requirement: media.cli-messages
it.each(codes)('describes %s without wording from the wizard', (code) => {
  const text = describeMediaProblem(fail(code).problem);
  expect(text).not.toMatch(/upload|administrator|server|undefined/i);
  expect(text).toMatch(/\.$/);
});

it('names the codec that is not supported, and how to convert the file', () => {
  const text = describeMediaProblem(fail('unsupported', { codec: 'magicyuv' }).problem);
  expect(text).toMatch(/"magicyuv".*ffmpeg -i/);
});

it.each(uploadPurposes)('lists the formats for %s without speaking of uploads', (purpose) => {
  expect(describeWrongFormat(purpose)).toMatch(/Use [A-Z0-9, ]+\.$/);
});

it('names the fields of the ad config where pause points are missing', () => {
  const config = { ...sampleAd, pausePointCount: 2 as const, pausePoints: [] };
  const problem = findExportProblem(config);
  expect(problem && describeProblem(problem, 'command line')).toBe(
    '"pausePointCount" is 2, but "pausePoints" has 0 of them. Make them equal in the ad config.',
  );
});
