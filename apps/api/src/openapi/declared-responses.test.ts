import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { requireDeclaredResponses } from '../../test/require-declared-responses.ts';

const Part = Type.Union([
  Type.Object({ kind: Type.Literal('empty') }),
  Type.Object({ sizeBytes: Type.Number() }),
]);
const Body = Type.Object({
  id: Type.String(),
  note: Type.Optional(Type.String()),
  parts: Type.Array(Part),
  labels: Type.Record(Type.String(), Part),
});
const complete = { id: 'a', parts: [{ sizeBytes: 3 }, { kind: 'empty' }], labels: { big: { sizeBytes: 9 } } };

it('tests accept responses that are as declared', async () => {
  expect(await respond(complete)).toBe(200);
  expect(await respond({ ...complete, note: 'x', parts: [] })).toBe(200);
});

it.each<[string, object]>([
  ['lacks a field', { ...complete, id: undefined }],
  ['has a field of another type', { ...complete, id: 3 }],
  ['has an undeclared field', { ...complete, size: 3 }],
  ['has an undeclared field in a list', { ...complete, parts: [{ sizeBytes: 3, name: 'x' }] }],
  ['has an undeclared field in a table', { ...complete, labels: { big: { kind: 'empty', name: 'x' } } }],
  ['mixes the fields of two kinds', { ...complete, parts: [{ kind: 'empty', sizeBytes: 3 }] }],
])('tests refuse a response that %s', async (_how, body) => {
  expect(await respond(body)).toBe(500);
});

/** Returns the status of a response with a body whose schema is `Body`. */
async function respond(body: object): Promise<number> {
  const app = Fastify().setSerializerCompiler(() => JSON.stringify);
  requireDeclaredResponses(app);
  const schema = { tags: ['Ads'], response: { 200: { content: { 'application/json': { schema: Body } } } } };
  app.get('/', { schema }, async () => body);
  const { statusCode } = await app.inject('/');
  await app.close();
  return statusCode;
}
