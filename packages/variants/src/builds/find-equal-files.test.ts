import { expect, it } from 'vitest';
import { findEqualFiles } from './find-equal-files.ts';

it('groups files for one network with equal bytes, in their order', () => {
  const [one, two, other, foreign, three] = [
    { network: 'meta', sha256: 'a', file: 'one' },
    { network: 'meta', sha256: 'a', file: 'two' },
    { network: 'meta', sha256: 'b', file: 'other' },
    { network: 'unity', sha256: 'b', file: 'foreign' },
    { network: 'meta', sha256: 'a', file: 'three' },
  ];
  expect(findEqualFiles([one, other, two, foreign, three])).toEqual([[one, two, three]]);
});

it('finds nothing if all files differ', () => {
  expect(findEqualFiles([])).toEqual([]);
  expect(findEqualFiles([{ network: 'meta', sha256: 'a' }])).toEqual([]);
});
