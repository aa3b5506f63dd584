import { expect, test } from 'vitest';
import { fileExtension, uploadFormats } from './formats.ts';

test.each([
  ['image', ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp']],
  ['decorativeImage', ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'svg']],
  ['video', ['mp4', 'mov', 'avi']],
  ['audio', ['mp3', 'wav', 'ogg', 'm4a', 'aac']],
] as const)('%s uploads have the formats of the product spec', (kind, specified) => {
  expect(uploadFormats[kind]).toEqual(specified);
});

test.each([
  ['cover.PNG', 'png'],
  ['my.cover.jpeg', 'jpeg'],
  ['cover', ''],
  ['cover.', ''],
  ['.png', 'png'],
])('the extension of %j is %j', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});
