import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'spinreel_session';

/** Reads the session's secret from its signed cookie; null if the cookie is missing or its signature is wrong. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

/** Stores the session's secret in a cookie until the browser is closed. Scripts cannot read it, and it is not sent with cross-site subrequests. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(cookieName, secret, { ...attributes, secure: request.protocol === 'https', signed: true });
}

/** Deletes the session cookie. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, { ...attributes, secure: request.protocol === 'https' });
}

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
