import { test } from 'vitest';
import { createTemporaryFolder } from '../../../test/create-temporary-folder.ts';
import { delayPicture, expectPlayedInTime, type CopiedClip } from '../../../test/expect-played-in-time.ts';

const folder = createTemporaryFolder();

test.each<CopiedClip>([
  {
    what: 'a QuickTime clip cut far inside a group of pictures, without sound',
    name: 'silent.mov',
    args: (clip) => ['-ss', '2.1', '-i', clip, '-an', '-c', 'copy'],
    starts: 2.1,
    lasts: 1.4,
  },
  {
    what: 'a clip whose picture starts after its sound',
    name: 'late.mp4',
    args: (clip) => delayPicture(clip, 1.2),
    starts: 0,
    lasts: 4.7,
    delay: -1.2,
  },
  {
    what: 'a clip cut at both ends',
    name: 'both-ends.mp4',
    args: (clip) => ['-ss', '0.7', '-t', '2', '-i', clip, '-c', 'copy'],
    starts: 0.7,
    lasts: 2,
  },
  {
    what: 'a clip with negative times',
    name: 'negative.mp4',
    args: (clip) => ['-ss', '0.7', '-i', clip, '-c', 'copy', '-movflags', 'negative_cts_offsets'],
    starts: 0.7,
    lasts: 2.8,
  },
  {
    what: 'a clip cut inside an open group of pictures',
    name: 'open.mp4',
    clip: {
      outputOptions: ['-x264-params', 'open-gop=1:keyint=40:min-keyint=40:scenecut=0:bframes=3'],
    },
    args: (clip) => ['-ss', '1.5', '-i', clip, '-c', 'copy'],
    starts: 1.5,
    lasts: 2,
  },
  {
    what: 'an HEVC clip of a phone',
    name: 'hevc.mov',
    clip: { outputOptions: ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'] },
    args: (clip) => ['-ss', '1.1', '-i', clip, '-c', 'copy', '-tag:v', 'hvc1'],
    starts: 1.1,
    lasts: 2.4,
  },
  {
    what: 'a clip whose picture starts after sound of 96 kHz',
    name: 'late.mov',
    clip: { sampleRate: 96_000 },
    args: (clip) => delayPicture(clip, 0.6),
    starts: 0,
    lasts: 4.1,
    delay: -0.6,
  },
])('plays $what from its first frame to its last, in time with its sound', async (copied) => {
  await expectPlayedInTime(folder, copied);
});
