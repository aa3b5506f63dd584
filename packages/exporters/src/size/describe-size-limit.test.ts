import { expect, test } from 'vitest';
import { describeSizeLimit } from './describe-size-limit.ts';
import { networks } from '../networks/index.ts';

test.each([
  ['google', '5 MB (ZIP)'],
  ['tencent', '3 MB (unpacked files)'],
  ['moloco', '5 MB (HTML file)'],
  ['meta-html', '5 MB (HTML file), 2.1 MB recommended'],
  ['preview', 'none'],
] as const)('describes the size limit of %s', (id, text) => {
  expect(describeSizeLimit(networks[id])).toBe(text);
});
