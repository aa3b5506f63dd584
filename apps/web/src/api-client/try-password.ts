import { enterAccess } from '@spinreel/api-contract/enter-access';
import type { ApiFailure } from './api-failure.ts';
import { callApi } from './call-api.ts';

/** Enters the password. Null when it was right: the session is unlocked on the server, to be told by `markUnlocked`. */
export async function tryPassword(password: string): Promise<ApiFailure | null> {
  const answer = await callApi({ method: 'POST', path: enterAccess.path(), body: { password } });
  return 'error' in answer ? answer.error : null;
}
