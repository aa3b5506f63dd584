import { setTimeout as delay } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';

/** Repeats a request until the server accepts it: a busy one refuses work that it expects to take too long. */
export async function repeatWhileBusy(
  request: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const answer = await request();
  if (answer.statusCode !== 503) return answer;
  await delay(Number(answer.headers['retry-after']) * 1000);
  return repeatWhileBusy(request);
}
