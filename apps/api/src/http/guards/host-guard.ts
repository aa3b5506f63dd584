import { ApiProblem } from '../../errors/api-problem.ts';
import type { App } from '../app.ts';

/**
 * Rejects requests with several `Host` headers, as RFC 9112 demands. Node would use the first one, and a proxy in front of it
 * perhaps the last one.
 */
export function addHostGuard(app: App): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    // Names and values alternate.
    const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) throw new ApiProblem('malformed');
  });
}
