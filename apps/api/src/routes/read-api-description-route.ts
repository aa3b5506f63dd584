import { readApiDescription } from '@spinreel/api-contract/read-api-description';
import type { App } from '../http/app.ts';
import { openapiDocument } from '../openapi/openapi-document.ts';
import type { Services } from '../services.ts';

/** 200 with all calls as OpenAPI 3.1. */
export function addReadApiDescriptionRoute(app: App, { settings }: Services): void {
  // Making it keeps the server from answering; it is made once, for those who ask first.
  let description: string | null = null;
  app.route({
    method: readApiDescription.method,
    url: readApiDescription.route,
    config: { access: 'open' },
    handler: (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Relative: the calls are where the description is, unless the operator says where others reach them.
        .send((description ??= openapiDocument(settings.publicUrl ?? '/'))),
  });
}
