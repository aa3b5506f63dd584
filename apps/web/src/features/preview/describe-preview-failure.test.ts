import { messages } from '@spinreel/config-schema/messages/messages';
import { expect, test } from 'vitest';
import { createFailure, createNoAnswerFailure, type ApiFailure } from '../../api-client/calls/api-failure.ts';
import { describePreviewFailure } from './describe-preview-failure.ts';

// Requirement: preview.busy-server
test.each<[string, ApiFailure]>([
  ['the wizard', createNoAnswerFailure('timeout')],
  ['the server', createAnswerFailure(422, 'timed-out', messages.upload.tookTooLong)],
  ['a proxy in between', createAnswerFailure(504)],
])('blames the busy server, never the video, for a preview that timed out at %s', (_who, failure) => {
  expect(describePreviewFailure(failure)).toBe(messages.backend.busy);
});

test('shows the server’s message for any other failure, or that there is no preview', () => {
  expect(describePreviewFailure(createAnswerFailure(503, 'busy', messages.backend.busy))).toBe(
    messages.backend.busy,
  );
  expect(describePreviewFailure(createNoAnswerFailure('network'))).toBe(messages.preview.failed);
});

function createAnswerFailure(status: number, code?: string, message?: string): ApiFailure {
  return createFailure({ status, body: { error: { code, message } }, retryAfter: null });
}
