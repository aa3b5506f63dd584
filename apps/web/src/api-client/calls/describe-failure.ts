import { messages } from '@spinreel/config-schema/messages/messages';
import { asFailure } from './api-failure.ts';

/** Words the failure in a caught or rejected value: as the server did, or as that of a server that cannot be reached. */
export function describeFailure(error: unknown): string {
  return asFailure(error).message ?? messages.backend.unreachable;
}
