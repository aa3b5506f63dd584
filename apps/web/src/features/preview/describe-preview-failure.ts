import { chooseShownError } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { ApiFailure } from '../../api-client/calls/api-failure.ts';

/** Returns the error message for a preview. A timeout is attributed to a busy server, not to the video. */
export function describePreviewFailure(failure: ApiFailure): string {
  return chooseShownError('preview', {
    client: hasTimedOut(failure) ? messages.backend.busy : failure.message,
  });
}

/** Whether the client, the server or a proxy between them timed out. */
function hasTimedOut({ status, code }: ApiFailure): boolean {
  return code === 'timeout' || code === 'timed-out' || status === 504;
}
