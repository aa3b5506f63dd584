import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'spinreel_session';

/** Reads the session's secret from its signed cookie; null if the cookie is missing or its signature is wrong. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName];
  if (cookie === undefined) return null;
  const known = findKnownSecrets(request);
  const secret = known.get(cookie);
  if (secret !== undefined) return secret;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid) return null;
  if (known.size >= maxKnown) known.clear();
  known.set(cookie, value);
  return value;
}

/** The secrets of cookies whose signature is valid, by the server whose key signed them. A browser sends its cookie often. */
const knownSecrets = new WeakMap<FastifyInstance, Map<string, string>>();
const maxKnown = 1000;

function findKnownSecrets({ server }: FastifyRequest): Map<string, string> {
  const known = knownSecrets.get(server) ?? new Map<string, string>();
  knownSecrets.set(server, known);
  return known;
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
