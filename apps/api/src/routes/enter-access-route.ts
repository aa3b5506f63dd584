import { enterAccess, EnterAccessRequest } from '@spinreel/api-contract/enter-access';
import { passGate } from '../access/pass-gate.ts';
import type { App } from '../http/app.ts';
import { setSessionCookie } from '../http/session-cookie.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** Room for a password of the longest length in any script. */
const bodyLimitBytes = 8 * 1024;

/** 200 and the session's cookie; 401 for a wrong password, 429 after too many. */
export function addEnterAccessRoute(app: App, services: Services): void {
  app.route({
    method: enterAccess.method,
    url: enterAccess.route,
    config: { access: 'open' },
    schema: { body: EnterAccessRequest },
    bodyLimit: bodyLimitBytes,
    handler: async (request, reply) => {
      const secret = await passGate({
        ...services,
        password: request.body.password,
        expected: services.accessPassword,
        address: request.ip,
      });
      setSessionCookie(request, reply, secret);
      return success({ unlocked: true });
    },
  });
}
