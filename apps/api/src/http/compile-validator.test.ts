import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { compileValidator } from './compile-validator.ts';

const schema = Type.Object({ id: Type.String(), zoom: Type.Optional(Type.Number()) });
const route = { schema, method: 'GET', url: '/', httpPart: 'querystring' };

it('converts texts where the schema of a query demands a number', () => {
  expect(compileValidator(route)({ id: '1', zoom: '1.5' })).toEqual({ value: { id: '1', zoom: 1.5 } });
});

it('leaves values as they are if they match', () => {
  const value = { id: '1' };
  expect(compileValidator(route)(value)).toEqual({ value });
});

it.each(['querystring', 'body'])('names what does not match in a %s', (httpPart) => {
  const validate = compileValidator({ ...route, httpPart });
  expect(validate({ id: '1', zoom: 'wide' })).toMatchObject({ error: [{ instancePath: '/zoom' }] });
});

it('converts nothing in a body', () => {
  const validate = compileValidator({ ...route, httpPart: 'body' });
  expect(validate({ id: '1', zoom: '1.5' })).toHaveProperty('error');
});
