import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'spinreel_session';

/** The secret of the session in the request's cookie; null when there is none, or when we did not sign it. */
export function sessionSecretOf(request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

/** Whether the request carries a session cookie, be it valid or not. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return request.cookies[cookieName] !== undefined;
}

/** Hands the secret to the browser until it is closed; scripts cannot read it, other sites cannot make it sent along. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(cookieName, secret, { ...attributes, secure: request.protocol === 'https', signed: true });
}

/** Makes the browser forget the session. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, { ...attributes, secure: request.protocol === 'https' });
}

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
