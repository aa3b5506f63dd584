import { knownBrowserTtlMs } from '@spinreel/config-schema/limits/timings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GateBrowser } from './pass-gate.ts';

const cookieName = 'spinreel_browser';

/** Reads the browser's id from its signed cookie; null if the cookie is missing or its signature is wrong. */
export function readBrowserCookie(request: FastifyRequest): GateBrowser | null {
  const { valid, value } = request.unsignCookie(request.cookies[cookieName] ?? '');
  const [, state, id] = /^(known|new)-([A-Za-z0-9_-]{22})$/.exec(valid ? value : '') ?? [];
  return id === undefined ? null : { id, isKnown: state === 'known' };
}

/** Sets the cookie that identifies the browser at later password attempts. It expires with the browser session, or later if the right password was entered in this browser. */
export function setBrowserCookie(request: FastifyRequest, reply: FastifyReply, browser: GateBrowser): void {
  const { id, isKnown } = browser;
  reply.setCookie(cookieName, `${isKnown ? 'known' : 'new'}-${id}`, {
    path: '/api/access',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    signed: true,
    ...(isKnown ? { maxAge: knownBrowserTtlMs / 1000 } : {}),
  });
}
