// Requirement: upload.formats
import { expect, test } from 'vitest';
import { getFileExtension } from './formats.ts';

test.each([
  ['cover.PNG', 'png'],
  ['my.cover.jpeg', 'jpeg'],
  ['cover', ''],
  ['cover.', ''],
  ['.png', 'png'],
])('the extension of %j is %j', (name, extension) => {
  expect(getFileExtension(name)).toBe(extension);
});
