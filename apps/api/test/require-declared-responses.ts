import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { assert, expect } from 'vitest';
import type { App } from '../src/http/app.ts';

/** By schema: the servers of all tests share them, and compiling one takes longer than most requests. */
const validators = new WeakMap<TSchema, Validator>();

/** Fails a test's request if its JSON response is not exactly what the schema of its route declares. */
export function requireDeclaredResponses(app: App): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { schema, method, url } = request.routeOptions;
    if (schema?.tags === undefined) return payload;
    const declared = (schema.response as Record<string, DeclaredResponse>)[reply.statusCode];
    const body = declared?.content?.['application/json']?.schema;
    assert(body !== undefined, `${method} ${url} does not declare a response with ${reply.statusCode}`);
    const sent: unknown = JSON.parse(JSON.stringify(payload));
    expect(findUndeclared(body, sent), `${method} ${url} ${reply.statusCode}`).toEqual([]);
    return payload;
  });
}

/** Lists where a response differs from its schema. Undeclared fields would be missing in the API description. */
function findUndeclared(schema: TSchema, body: unknown): object[] {
  const validator = validators.get(schema) ?? Compile(closeObjects(schema));
  validators.set(schema, validator);
  return validator.Check(body) ? [] : validator.Errors(body);
}

/** Returns a schema as plain JSON, whose objects have no other fields than those it names. */
function closeObjects(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema), (_key, part: { type?: unknown } | null) =>
    part?.type === 'object' ? { additionalProperties: false, ...part } : part,
  ) as TSchema;
}

interface DeclaredResponse {
  readonly content?: Readonly<Record<string, { readonly schema: TSchema }>>;
}
