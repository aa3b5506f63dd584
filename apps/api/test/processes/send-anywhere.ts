import { setTimeout as pause } from 'node:timers/promises';

/**
 * Sends a request like the wizard: again when a server is busy, and to another server when one is unreachable. `send` sends it
 * to a server, by its number; numbers beyond the last server begin with the first one again.
 */
export async function sendAnywhere(
  first: number,
  send: (server: number) => Promise<Response>,
): Promise<Response> {
  for (let server = first; ; server += 1) {
    const answer = await send(server).catch(() => null);
    if (answer !== null && answer.status !== 503) return answer;
    await pause(500);
  }
}
