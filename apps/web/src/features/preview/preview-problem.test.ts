import { messages } from '@spinreel/config-schema/messages';
import { expect, test } from 'vitest';
import { failureOf, noAnswer, type ApiFailure } from '../../api-client/api-failure.ts';
import { previewProblem } from './preview-problem.ts';

test.each<[string, ApiFailure]>([
  ['the wizard', noAnswer('timeout')],
  ['the server', answered(422, 'timed-out', messages.upload.tookTooLong)],
  ['a proxy in between', answered(504)],
])('a preview for which %s gave up waiting blames the busy server, never the video', (_who, failure) => {
  expect(previewProblem(failure)).toBe(messages.preview.timedOut);
});

test('any other failure says what the server said, or that there is no preview', () => {
  expect(previewProblem(answered(503, 'busy', messages.backend.busy))).toBe(messages.backend.busy);
  expect(previewProblem(noAnswer('network'))).toBe(messages.preview.failed);
});

function answered(status: number, code?: string, message?: string): ApiFailure {
  return failureOf({ status, body: { error: { code, message } }, retryAfter: null });
}
