import swagger from '@fastify/swagger';
import { StaleSaveResponse } from '@spinreel/api-contract/ads';
import { ContactFailure } from '@spinreel/api-contract/contact';
import { Failure } from '@spinreel/api-contract/schemas/envelope';
import { ExportResult } from '@spinreel/api-contract/exports';
import { readSharedCheck } from '@spinreel/api-contract/check-reports';
import { readSharedPreview } from '@spinreel/api-contract/previews';
import { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { TSchema } from 'typebox';
import { type App, shapeKey } from '../http/app.ts';
import { sharedCheckPrefix, sharedPreviewPrefix } from '../http/pages/shared-prefixes.ts';
import type { ApiDocument } from './api-document.ts';

/** The schemas that others refer to by name, as plain JSON. A schema comes after those that it contains. */
const components = toPlainJson<Readonly<Record<string, TSchema>>>({
  AdConfig,
  StoredAd,
  ExportResult,
  Failure,
  ContactFailure,
  StaleSave: StaleSaveResponse,
});

const tags = [
  'Access',
  'Contact',
  'Server',
  'Uploads',
  'Ads',
  'Brand presets',
  'Previews',
  'Exports',
  'Builds',
  'Checks',
];

/** Routes that cover everything below a prefix, as they are documented. */
const sharedRoutes = [
  { prefix: sharedPreviewPrefix, route: readSharedPreview.route },
  { prefix: sharedCheckPrefix, route: readSharedCheck.route },
] as const;

/**
 * Collects the schemas of all routes that are added later, for `buildOpenapiDocument`. `serverUrl` is the base URL of the
 * calls.
 */
export async function collectRouteSchemas(app: App, serverUrl: string): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    stripBasePath: false,
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Spinreel',
        version: '1',
        description:
          'The API of a Spinreel server. Successful responses are { success: true, data }, errors are { success: false, error: { code, message } }.',
      },
      servers: [{ url: serverUrl }],
      tags: tags.map((name) => ({ name })),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'spinreel_session' },
          accessToken: { type: 'http', scheme: 'bearer' },
        },
        schemas: { ...components },
      },
    },
    transform: ({ schema, url, route }) => {
      const documentedUrl = sharedRoutes.find(({ prefix }) => url.startsWith(prefix))?.route ?? url;
      if (schema?.tags === undefined) return { schema, url };
      const isOpen = route.config?.access === 'open';
      return {
        url: documentedUrl,
        schema: {
          ...toPlainJson(schema),
          operationId: buildOperationId(String(route.method), documentedUrl),
          security: isOpen ? [] : [{ session: [] }, { accessToken: [] }],
        },
      };
    },
  });
}

/** Describes the API in OpenAPI 3.1, from the schemas of the routes. */
export function buildOpenapiDocument(app: App): ApiDocument {
  return referToComponents(app.swagger() as unknown as ApiDocument);
}

/** Copies schemas without what only TypeBox reads, with the described shape in place of what a route accepts. */
function toPlainJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'object' && part !== null && shapeKey in part ? part[shapeKey] : part,
  ) as Value;
}

/** `POST /api/ads/:id/versions` is `postAdsIdVersions`. */
function buildOperationId(method: string, url: string): string {
  const parts = url.split(/[^A-Za-z]+/).filter((part) => part !== '' && part !== 'api');
  return [method.toLowerCase(), ...parts.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`)].join('');
}

/** Replaces every copy of a named schema by a reference to it. */
function referToComponents(document: ApiDocument): ApiDocument {
  const names = new Map<string, string>();
  // A reviver visits leaves first, so the JSON of a schema already contains references to the named schemas inside it.
  const withReferences = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (_key, part: unknown) => {
      const name = typeof part === 'object' ? names.get(JSON.stringify(part)) : undefined;
      return name === undefined ? part : { $ref: `#/components/schemas/${name}` };
    }) as Value;
  const schemas: Record<string, ApiDocument['components']['schemas'][string]> = {};
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const shape = withReferences(schema);
    schemas[name] = shape;
    names.set(JSON.stringify(shape), name);
  }
  const { components: known, ...rest } = document;
  return { ...withReferences(rest), components: { ...known, schemas } };
}
