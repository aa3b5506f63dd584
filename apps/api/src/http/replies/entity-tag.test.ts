import { expect, it } from 'vitest';
import { formatEntityTag, parseIfMatch } from './entity-tag.ts';

it('parses the ETag that it formats', () => {
  expect(parseIfMatch(formatEntityTag(12))).toBe(12);
  expect(parseIfMatch(`W/${formatEntityTag(12)}`)).toBe(12);
});

it('accepts any version if none is named', () => {
  expect(parseIfMatch(undefined)).toBeNull();
  expect(parseIfMatch('*')).toBeNull();
});

it('matches no ad with a foreign ETag', () => {
  expect(parseIfMatch('"abc"')).toBe(0);
});

it('refuses a malformed ETag', () => {
  expect(() => parseIfMatch('12')).toThrow('could not be understood');
});
