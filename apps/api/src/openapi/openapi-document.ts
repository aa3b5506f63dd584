import { ContactFailure } from '@spinreel/api-contract/send-contact';
import { Failure } from '@spinreel/api-contract/envelope';
import { StaleSaveResponse } from '@spinreel/api-contract/save-ad';
import { type ErrorCode, errorCodes } from '@spinreel/config-schema/error-codes';
import type { TSchema } from 'typebox';
import { namedShapes, withReferences } from './named-shapes.ts';
import type { Operation, OtherBody } from './operation.ts';
import { operations } from './operations.ts';
import { problemsOf } from './problems-of.ts';

/** The API as OpenAPI 3.1, as JSON text. `serverUrl` is where it is reached. */
export function openapiDocument(serverUrl: string): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = operation.call.route.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.call.method.toLowerCase()]: described(operation) };
  }
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Spinreel',
      version: '1',
      description:
        'The server’s calls. Answers are { success, data }, failures { success, error: { code, message } }.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(operations.map(({ chapter }) => chapter))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'spinreel_session' } },
      schemas: namedShapes(),
    },
  };
  return JSON.stringify(document);
}

function described(operation: Operation): object {
  const { call, chapter, summary, detail, isOpen, request, response } = operation;
  return {
    operationId: operationId(operation),
    tags: [chapter],
    summary,
    ...(detail === undefined ? {} : { description: detail }),
    security: isOpen ? [] : [{ session: [] }],
    parameters: parametersOf(operation),
    ...(request === undefined ? {} : { requestBody: { required: true, content: contentOf(request) } }),
    responses: {
      [response === undefined ? '204' : '200']: {
        description: 'It went well.',
        ...(response === undefined ? {} : { content: contentOf(response) }),
      },
      ...Object.fromEntries(
        [...problemsOf(operation)].map(([status, codes]) => [status, refusal(call.route, codes)]),
      ),
    },
  };
}

/** `POST /api/ads/:id/versions` is `postAdsIdVersions`. */
function operationId({ call }: Operation): string {
  const words = call.route.split(/[^A-Za-z]+/).filter((word) => word !== '' && word !== 'api');
  return [
    call.method.toLowerCase(),
    ...words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`),
  ].join('');
}

function parametersOf({ call, query = {}, headers = {} }: Operation): object[] {
  const inPath = [...call.route.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const optional = (place: string, known: Readonly<Record<string, string>>): object[] =>
    Object.entries(known).map(([name, description]) => ({
      name,
      in: place,
      description,
      schema: { type: 'string' },
    }));
  // OpenAPI describes authorization elsewhere, and ignores it as a parameter.
  const { authorization: _elsewhere, ...others } = headers;
  return [...inPath, ...optional('query', query), ...optional('header', others)];
}

function contentOf(body: TSchema | OtherBody): object {
  return isOther(body)
    ? { [body.mediaType]: { schema: withReferences(body.schema) } }
    : { 'application/json': { schema: withReferences(body) } };
}

function isOther(body: TSchema | OtherBody): body is OtherBody {
  return 'mediaType' in body;
}

function refusal(route: string, codes: readonly ErrorCode[]): object {
  const schema = codes.includes('stale-version')
    ? StaleSaveResponse
    : route === '/api/contact'
      ? ContactFailure
      : Failure;
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join(' '),
    content: { 'application/json': { schema: withReferences(schema) } },
  };
}
