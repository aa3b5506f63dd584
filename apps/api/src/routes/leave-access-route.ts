import { leaveAccess } from '@spinreel/api-contract/leave-access';
import type { App } from '../http/app.ts';
import { clearSessionCookie, sessionSecretOf } from '../http/session-cookie.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200; the session is over on the server too, so a copy of its cookie is worth nothing. */
export function addLeaveAccessRoute(app: App, services: Services): void {
  app.route({
    method: leaveAccess.method,
    url: leaveAccess.route,
    config: { access: 'open' },
    handler: async (request, reply) => {
      const secret = sessionSecretOf(request);
      if (secret !== null) await services.sessions.end(secret);
      clearSessionCookie(request, reply);
      return success({ unlocked: false });
    },
  });
}
