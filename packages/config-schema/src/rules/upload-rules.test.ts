import { expect, test } from 'vitest';
import { messages } from '../messages/messages.ts';
import { describeProblem } from '../messages/problem-messages.ts';
import { formatAcceptedFiles, findUploadProblem, uploadRules } from './upload-rules.ts';
import { uploadPurposes, type UploadPurpose } from '../options/formats.ts';

const images = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp'];

// Requirement: upload.formats
test.each<[UploadPurpose, string[], string]>([
  ['cover', images, messages.upload.imageFormat('Image')],
  ['background', images, messages.upload.imageFormat('Background image')],
  ['decoration', [...images, 'svg'], messages.upload.decorativeImageFormat],
  ['video', ['mp4', 'mov', 'avi'], messages.upload.videoFormat],
  ['audio', ['mp3', 'wav', 'ogg', 'm4a', 'aac'], messages.upload.audioFormat],
  ['font', ['ttf', 'otf', 'woff', 'woff2'], messages.upload.fontFormat],
])('accepts as %s the formats %j, and refuses others with its message', (purpose, formats, refusal) => {
  for (const format of formats) {
    expect(
      describeUploadProblem(purpose, { name: `my.file.${format.toUpperCase()}`, sizeBytes: 1 }),
    ).toBeNull();
  }
  for (const name of ['file', 'file.exe', 'file.tiff', 'file.png.html', 'png']) {
    expect(describeUploadProblem(purpose, { name, sizeBytes: 1 })).toBe(refusal);
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
  ['font', 'a.woff2', 5_242_880, null],
  ['font', 'a.woff2', 5_242_881, messages.upload.fontSize],
  ['cover', 'a.png', 1, null],
  ['cover', 'a.png', 0, messages.upload.emptyFile],
])('a %s file %s of %i bytes: %j', (purpose, name, sizeBytes, problem) => {
  expect(describeUploadProblem(purpose, { name, sizeBytes })).toBe(problem);
});

test('reports the wrong format before the size', () => {
  expect(describeUploadProblem('cover', { name: 'a.tiff', sizeBytes: 99_999_999 })).toBe(
    messages.upload.imageFormat('Image'),
  );
});

test.each(uploadPurposes)('refuses a %s that is too large while it streams, without its size', (purpose) => {
  const params = { purpose, sizeBytes: null };
  expect(describeProblem({ code: 'upload-too-large', params })).toMatch(
    /exceeds .* Maximum allowed: (2|5|10) MB\./,
  );
});

// Requirement: upload.formats
test.each(['IMG_0042.HEIC', 'photo.heif'])('names the format of %s, and how to take JPEG photos', (name) => {
  const message = describeUploadProblem('cover', { name, sizeBytes: 1 });
  expect(message).toBe(`${messages.upload.imageFormat('Image')}. ${messages.upload.heic}`);
});

test('accepts SVG only for decorative images', () => {
  expect(uploadPurposes.filter((purpose) => uploadRules[purpose].kinds.includes('svg'))).toEqual([
    'decoration',
  ]);
});

test('lists the accepted file types for a file input', () => {
  expect(formatAcceptedFiles('video')).toBe('.mp4,.mov,.avi');
});

function describeUploadProblem(...args: Parameters<typeof findUploadProblem>): string | null {
  const problem = findUploadProblem(...args);
  return problem && describeProblem(problem);
}
