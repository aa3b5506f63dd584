import { readAccess } from '@spinreel/api-contract/read-access';
import type { App } from '../http/app.ts';
import { sessionSecretOf } from '../http/session-cookie.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200, whether the visitor is unlocked or not. */
export function addReadAccessRoute(app: App, services: Services): void {
  app.route({
    method: readAccess.method,
    url: readAccess.route,
    config: { access: 'open' },
    handler: async (request) => {
      const secret = sessionSecretOf(request);
      return success({ unlocked: secret !== null && (await services.sessions.find(secret)) !== null });
    },
  });
}
