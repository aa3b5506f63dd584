import { shownError } from '@spinreel/config-schema/error-catalogue';
import { messages } from '@spinreel/config-schema/messages';
import type { ApiFailure } from '../../api-client/api-failure.ts';

/** Why there is no preview, in words. What took too long did so on a busy server: the video need not change for it. */
export function previewProblem(failure: ApiFailure): string {
  return shownError('preview', {
    client: tookTooLong(failure) ? messages.preview.timedOut : failure.message,
  });
}

/** Whether the client, the server or a proxy between them gave up waiting. */
function tookTooLong({ status, code }: ApiFailure): boolean {
  return code === 'timeout' || code === 'timed-out' || status === 504;
}
