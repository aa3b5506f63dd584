import type { FastifyReply } from 'fastify';
import type { App } from './app.ts';

/** Headers of every answer; routes that hand out uploads or ads add a policy of their own. */
export function addSecurityHeaders(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    // An answer to a call is for the page that asked and for nobody else's cache.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${365 * 24 * 60 * 60}`);
  });
}

/** The policy of the web app's own pages. `extra` are the sites which an operator allows, separated by spaces. */
export function appPolicy(extra: { script: string; frame: string; connect: string }): string {
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

/** Makes the answer an ad's page: its scripts run, but in a sandbox without origin, network, storage or parent. */
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
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  );
}

/** Makes the answer mere bytes: whatever they contain, nothing in them runs. */
export function setUploadPolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
}
