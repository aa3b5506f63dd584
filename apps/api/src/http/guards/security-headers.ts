import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';

/** Sets the security headers of all responses. Routes that serve uploads or ads add their own content security policy. */
export function addSecurityHeaders(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    // API responses must not be stored in shared caches.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${365 * 24 * 60 * 60}`);
  });
}

/** Builds the content security policy of the web app. `extra` are the origins that the operator allows, space-separated. */
export function buildAppPolicy(extra: { script: string; frame: string; connect: string }): string {
  const withOwn = (sites: string): string => ["'self'", sites].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src ${withOwn(extra.script)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob: data:",
    `frame-src ${withOwn(extra.frame)}`,
    `connect-src ${withOwn(extra.connect)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets the content security policy of ads: scripts run in a sandbox without origin, network, storage or parent access. */
export function setAdPolicy(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    [
      'sandbox allow-scripts',
      "default-src 'none'",
      "script-src 'unsafe-inline'",
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'media-src data: blob:',
      'font-src data:',
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  );
}

/** Sets the content security policy of uploads, in which no scripts run. */
export function setUploadPolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
}
