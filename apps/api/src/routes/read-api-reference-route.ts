import { readApiReference } from '@spinreel/api-contract/read-api-reference';
import type { App } from '../http/app.ts';
import { referencePage } from '../openapi/reference-page.ts';

/** 200 with all calls as a page, under a policy that lets nothing in but its own style. */
export function addReadApiReferenceRoute(app: App): void {
  // Making it keeps the server from answering; it is made once, for those who ask first.
  let page: string | null = null;
  app.route({
    method: readApiReference.method,
    url: readApiReference.route,
    config: { access: 'open' },
    handler: (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'x-robots-tag': 'noindex',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        })
        .send((page ??= referencePage())),
  });
}
