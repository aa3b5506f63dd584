import { expect, test } from 'vitest';
import { groupChangedFiles } from './group-changed-files.ts';

test('groups the source files of each package, and leaves out other files', () => {
  const groups = groupChangedFiles([
    'packages/media/src/video/probe-video.ts',
    'apps/web/src/app/app.tsx',
    'packages/media/README.md',
    'packages/media/src/audio/encode-music.test.ts',
    'README.md',
    'e2e/src/site/gate.spec.ts',
  ]);
  expect([...groups]).toEqual([
    ['apps/web', ['src/app/app.tsx']],
    ['packages/media', ['src/audio/encode-music.test.ts', 'src/video/probe-video.ts']],
  ]);
});
