import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import {
  acceptedFiles,
  uploadProblem,
  uploadPurposes,
  uploadRules,
  type UploadPurpose,
} from './upload-rules.ts';

const images = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp'];

test.each<[UploadPurpose, string[], string]>([
  ['cover', images, messages.upload.imageFormat('Image')],
  ['background', images, messages.upload.imageFormat('Background image')],
  ['decoration', [...images, 'svg'], messages.upload.decorativeImageFormat],
  ['video', ['mp4', 'mov', 'avi'], messages.upload.videoFormat],
  ['audio', ['mp3', 'wav', 'ogg', 'm4a', 'aac'], messages.upload.audioFormat],
])('a %s may be %j, anything else is refused in its words', (purpose, formats, refusal) => {
  for (const format of formats) {
    expect(uploadProblem(purpose, { name: `my.file.${format.toUpperCase()}`, sizeBytes: 1 })).toBeNull();
  }
  for (const name of ['file', 'file.exe', 'file.tiff', 'file.png.html', 'png']) {
    expect(uploadProblem(purpose, { name, sizeBytes: 1 })).toBe(refusal);
  }
});

test.each<[UploadPurpose, string, number, string | null]>([
  ['cover', 'a.png', 2_097_152, null],
  ['cover', 'a.png', 2_097_153, messages.upload.imageSize('Image', 2_097_153)],
  ['background', 'a.png', 2_097_152, null],
  ['background', 'a.png', 2_097_153, messages.upload.imageSize('Background image', 2_097_153)],
  ['decoration', 'a.svg', 2_097_152, null],
  ['decoration', 'a.svg', 2_097_153, messages.upload.decorativeImageSize],
  ['video', 'a.mp4', 10_485_760, null],
  ['video', 'a.mp4', 10_485_761, messages.upload.videoSize(10_485_761)],
  ['audio', 'a.mp3', 10_485_760, null],
  ['audio', 'a.mp3', 10_485_761, messages.upload.audioSize],
  ['cover', 'a.png', 1, null],
  ['cover', 'a.png', 0, messages.upload.emptyFile],
])('a %s file %s of %i bytes: %j', (purpose, name, sizeBytes, problem) => {
  expect(uploadProblem(purpose, { name, sizeBytes })).toBe(problem);
});

test('the format is told before the size', () => {
  expect(uploadProblem('cover', { name: 'a.tiff', sizeBytes: 99_999_999 })).toBe(
    messages.upload.imageFormat('Image'),
  );
});

test.each(uploadPurposes)('a %s that is cut off while it streams is refused without its size', (purpose) => {
  expect(uploadRules[purpose].sizeUnknownMessage).toMatch(/exceeds .* Maximum allowed: (2|10) MB\./);
});

test('SVG is accepted as a decoration alone', () => {
  expect(uploadPurposes.filter((purpose) => uploadRules[purpose].kinds.includes('svg'))).toEqual([
    'decoration',
  ]);
});

test('a file input is told what it may offer', () => {
  expect(acceptedFiles('video')).toBe('.mp4,.mov,.avi');
});
