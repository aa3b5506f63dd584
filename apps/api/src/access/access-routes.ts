import {
  EnterAccessRequest,
  EnterAccessResponse,
  LeaveAccessResponse,
  ReadAccessResponse,
} from '@spinreel/api-contract/access';
import { enterAccess, leaveAccess, readAccess } from '@spinreel/api-contract/access-calls';
import { type App, getAddress, success } from '../http/app.ts';
import { type AccessContext, findSessionId } from './access-guard.ts';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie.ts';
import type { GuessLanes } from './guess-lanes.ts';
import { passGate } from './pass-gate.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

/** Enough for the longest password in any script. */
const bodyLimitBytes = 8 * 1024;

const tags = ['Access'];

/** Adds the calls that enter the shared password, check the session and end it. */
export function addAccessRoutes(
  app: App,
  context: AccessContext & { readonly accessPassword: string; readonly guessLanes: GuessLanes },
): void {
  app.route({
    ...getAddress(enterAccess),
    config: { access: 'open', problems: ['wrong-password', 'too-many-attempts'] },
    schema: {
      tags,
      summary: 'Enter the shared password',
      description:
        'Sets the session cookie that all other calls need. Scripts send an access token instead, created with `pnpm access-token create NAME`.',
      body: EnterAccessRequest,
      response: { 200: EnterAccessResponse },
    },
    bodyLimit: bodyLimitBytes,
    handler: async (request, reply) => {
      const outcome = await passGate({
        password: request.body.password,
        expected: context.accessPassword,
        address: request.ip,
        browser: readBrowserCookie(request),
        lanes: context.guessLanes,
        sessions: context.sessions,
      });
      if ('secret' in outcome) setSessionCookie(request, reply, outcome.secret);
      if (outcome.browser !== null) setBrowserCookie(request, reply, outcome.browser);
      if ('problem' in outcome) throw outcome.problem;
      return success({ unlocked: true });
    },
  });

  app.route({
    ...getAddress(readAccess),
    config: { access: 'open', problems: ['invalid-token', 'too-many-attempts'] },
    schema: {
      tags,
      summary: 'Check whether this browser has access',
      response: { 200: ReadAccessResponse },
    },
    handler: async (request) => success({ unlocked: (await findSessionId(request, context)) !== null }),
  });

  app.route({
    ...getAddress(leaveAccess),
    config: { access: 'open' },
    schema: { tags, summary: 'End the session', response: { 200: LeaveAccessResponse } },
    handler: async (request, reply) => {
      // The session also ends on the server, so a copy of its cookie is worthless.
      const secret = readSessionCookie(request);
      if (secret !== null) await context.sessions.end(secret);
      clearSessionCookie(request, reply);
      return success({ unlocked: false });
    },
  });
}
