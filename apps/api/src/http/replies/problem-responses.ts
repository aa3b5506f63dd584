import { Failure } from '@spinreel/api-contract/schemas/envelope';
import { type ErrorCode, errorCodes } from '@spinreel/config-schema/messages/errors/error-codes';
import type { RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from '../app.ts';

/** A declared response that is not JSON. */
interface OtherResponse {
  readonly description: string;
  readonly content: object;
}

/**
 * Completes the response schemas of all API routes: adds the error responses with the codes that can cause them, and
 * describes the other responses. Must be called before the routes are added.
 */
export function addProblemResponses(app: App): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.tags === undefined || route.method === 'HEAD') return;
    const declared = route.schema.response as Record<string, TSchema | OtherResponse>;
    const responses = Object.entries(declared).map(([status, response]) => [
      status,
      'content' in response ? response : describeJson('Success', response),
    ]);
    const failures = [...groupByStatus(listProblems(route))].map(([status, codes]) => [
      status,
      describeJson(
        codes.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join(' '),
        declared[status] ?? route.config?.failure ?? Failure,
      ),
    ]);
    route.schema.response = Object.fromEntries([...responses, ...failures]);
  });
}

function describeJson(description: string, schema: TSchema): object {
  // A response without a body.
  if ('type' in schema && schema.type === 'null') return { ...schema, description };
  return { description, content: { 'application/json': { schema } } };
}

/** Lists the error codes that a call can return: its own, then those that depend on its settings, then those of all calls. */
function listProblems({ method, schema, config = {} }: RouteOptions): readonly ErrorCode[] {
  const { problems = [], adds, access } = config;
  const isOpen = access === 'open';
  return [
    ...new Set<ErrorCode>([
      ...problems,
      ...(adds === undefined ? [] : ['disk-full' as const]),
      ...(adds === 'upload' ? ['too-many-uploads' as const] : []),
      ...(adds === 'ad' ? ['too-many-ads' as const] : []),
      ...(schema?.body === undefined ? [] : (['too-large', 'unsupported-type'] as const)),
      ...(isOpen ? [] : (['locked', 'invalid-token', 'too-many-attempts'] as const)),
      ...(method === 'GET' ? [] : ['cross-site' as const]),
      'malformed',
      'unexpected',
      'closing',
    ]),
  ];
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  return Map.groupBy(codes, (code) => errorCodes[code].status);
}
