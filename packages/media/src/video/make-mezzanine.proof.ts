import { join } from 'node:path';
import { test } from 'vitest';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectCut, expectEvenH264, expectNoCombing } from '../../test/make-test-mezzanine.ts';

const folder = createTemporaryFolder();
const at = (name: string) => join(folder, name);

test.each([
  ['avi', ['-c:v', 'mpeg4', '-qscale:v', '3']],
  ['mov', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj422p']],
  ['mov', ['-c:v', 'prores', '-pix_fmt', 'yuv422p10le']],
  ['mp4', ['-c:v', 'libx265', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p']],
  ['mp4', ['-pix_fmt', 'yuv444p']],
] as const)('takes %s files with %j and odd sizes', (extension, options) =>
  expectEvenH264(at(`odd.${extension}`), options),
);

test('shows an interlaced MPEG-2 video without combing', () =>
  expectNoCombing(at('interlaced.mov'), ['-c:v', 'mpeg2video', '-flags', '+ilme+ildct', '-q:v', '3']));

test.each([
  { zoom: 2, zoomX: -100, zoomY: -100, leftPx: 0 },
  { zoom: 2, zoomX: 0, zoomY: 0, leftPx: 80 },
])('cuts out what zoom and position show (%o)', (cut) => expectCut(at('ramps.mp4'), cut));
