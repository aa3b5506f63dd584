import { expect, it } from 'vitest';
import { entityTag, versionOf } from './entity-tag.ts';

it('reads back the version that it wrote', () => {
  expect(versionOf(entityTag(12))).toBe(12);
  expect(versionOf(`W/${entityTag(12)}`)).toBe(12);
});

it('takes any version where none is named', () => {
  expect(versionOf(undefined)).toBeNull();
  expect(versionOf('*')).toBeNull();
});

it('matches no ad with a tag that is not ours', () => {
  expect(versionOf('"abc"')).toBe(0);
});

it('refuses what is no entity tag', () => {
  expect(() => versionOf('12')).toThrow('could not be understood');
});
