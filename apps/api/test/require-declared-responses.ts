import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { assert, expect } from 'vitest';
import type { App } from '../src/http/app.ts';

/** Fails a test's request if its JSON response is not exactly what the schema of its route declares. */
export function requireDeclaredResponses(app: App): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { schema, method, url } = request.routeOptions;
    if (schema?.tags === undefined) return payload;
    const declared = (schema.response as Record<string, DeclaredResponse>)[reply.statusCode];
    const body = declared?.content?.['application/json']?.schema;
    assert(body !== undefined, `${method} ${url} does not declare a response with ${reply.statusCode}`);
    const sent: unknown = JSON.parse(JSON.stringify(payload));
    expect([...Value.Errors(body, sent)], `${method} ${url} ${reply.statusCode}`).toEqual([]);
    // Undeclared fields would be missing in the API description.
    expect(Value.Clean(body, structuredClone(sent)), `${method} ${url} ${reply.statusCode}`).toEqual(sent);
    return payload;
  });
}

interface DeclaredResponse {
  readonly content?: Readonly<Record<string, { readonly schema: TSchema }>>;
}
