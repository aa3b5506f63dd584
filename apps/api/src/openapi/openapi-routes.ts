import { readApiDescription, readApiReference } from '@spinreel/api-contract/openapi';
import { Type } from 'typebox';
import { type App, getAddress, respondWith } from '../http/app.ts';
import { buildOpenapiDocument } from './build-openapi-document.ts';
import { renderReferencePage } from './render-reference-page.ts';

const tags = ['Server'];

/** Adds the calls that describe the API, for programs and for people. */
export function addOpenapiRoutes(app: App): void {
  // Building them blocks the server for a moment, so they are built once, at the first request.
  let description: string | null = null;
  let page: string | null = null;

  app.route({
    ...getAddress(readApiDescription),
    config: { access: 'open' },
    schema: {
      tags,
      summary: 'Get this reference as an OpenAPI 3.1 document',
      response: { 200: respondWith('application/json', Type.Object({ openapi: Type.String() })) },
    },
    handler: async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send((description ??= JSON.stringify(buildOpenapiDocument(app)))),
  });

  app.route({
    ...getAddress(readApiReference),
    config: { access: 'open' },
    schema: {
      tags,
      summary: 'Get this reference as a web page',
      response: { 200: respondWith('text/html') },
    },
    handler: async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'x-robots-tag': 'noindex',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        })
        .send((page ??= renderReferencePage(buildOpenapiDocument(app)))),
  });
}
