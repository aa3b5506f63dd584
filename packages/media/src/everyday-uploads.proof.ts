import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../test/create-temporary-folder.ts';
import { delayPicture, expectPlayedInTime, type CopiedClip } from '../test/expect-played-in-time.ts';

const folder = createTemporaryFolder();
const clipSeconds = 3.5;
const whole = { starts: 0, lasts: clipSeconds };
const copy = (clip: string) => ['-i', clip, '-c', 'copy'];
const containers = ['mp4', 'mov'] as const;

/** Fragments of a second, as browsers and streaming programs record them. */
const fragments = ['-g', '30', '-movflags', 'frag_keyframe+delay_moov'];

const rates = [
  ['24', 24],
  ['25', 25],
  ['30000/1001', 29.97],
  ['30', 30],
  ['60', 60],
  ['120', 120],
] as const;

const constantRates: CopiedClip[] = rates.flatMap(([rate, frameRate], index) =>
  [...containers, 'fragments' as const].map((container) => ({
    ...{ what: `${rate} frames per second as ${container}`, frameRate, ...whole },
    name: `rate-${index}-${container}.${container === 'mov' ? 'mov' : 'mp4'}`,
    clip: { frameRate: rate, outputOptions: container === 'fragments' ? fragments : [] },
    args: (clip: string) => [...copy(clip), ...(container === 'fragments' ? fragments.slice(2) : [])],
  })),
);

const cuts: CopiedClip[] = [0.7, 1.3, 2.1].flatMap((starts) =>
  containers.map((container) => ({
    ...{ what: `a ${container} cut at ${starts} seconds`, name: `cut-${starts}.${container}` },
    args: (clip: string) => ['-ss', String(starts), ...copy(clip)],
    ...{ starts, lasts: clipSeconds - starts },
  })),
);

const offsets: CopiedClip[] = [0.3, 1.2].flatMap((seconds) =>
  containers.flatMap((container) => [
    {
      ...{
        what: `a ${container} with a picture ${seconds} seconds late`,
        name: `late-${seconds}.${container}`,
      },
      args: (clip: string) => delayPicture(clip, seconds),
      ...{ starts: 0, lasts: clipSeconds + seconds, delay: -seconds },
    },
    {
      ...{
        what: `a ${container} with sound ${seconds} seconds late`,
        name: `sound-${seconds}.${container}`,
      },
      args: (clip: string) => [
        ...[
          '-i',
          clip,
          '-itsoffset',
          String(seconds),
          '-i',
          clip,
          '-map',
          '0:v',
          '-map',
          '1:a',
          '-c',
          'copy',
        ],
      ],
      ...{ ...whole, delay: seconds },
    },
  ]),
);

const hlg = 'log-level=none:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc';

const phones: CopiedClip[] = containers.flatMap((container) => [
  {
    ...{
      what: `a ${container} of a screen that rests`,
      name: `screen.${container}`,
      args: copy,
      ...whole,
    },
    // Nothing changes between two flashes, except the clock of the clip, which is not stored there.
    clip: {
      filter: "select='not(between(t,1.15,1.45)+between(t,2.15,2.45))'",
      outputOptions: ['-vsync', 'vfr'],
    },
  },
  {
    ...{
      what: `a ${container} of a screen at 60 frames per second`,
      name: `fast.${container}`,
      args: copy,
    },
    ...{ ...whole, frameRate: 60 },
    clip: {
      frameRate: 60,
      filter: "select='not(between(t,1.15,1.45)+between(t,2.15,2.45))'",
      outputOptions: ['-vsync', 'vfr'],
    },
  },
  ...[90, 270].map((degrees) => ({
    ...{
      what: `a ${container} turned by ${degrees} degrees`,
      name: `turned-${degrees}.${container}`,
      ...whole,
    },
    args: (clip: string) => [...copy(clip), '-metadata:s:v:0', `rotate=${degrees}`],
    ...{ facts: { widthPx: 36, heightPx: 64 }, isUnreadable: true },
  })),
  {
    ...{ what: `an HLG ${container}`, name: `hlg.${container}`, args: copy, ...whole },
    clip: {
      outputOptions: ['-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-x265-params', hlg, '-tag:v', 'hvc1'],
    },
    ...{ facts: { hdrTransfer: 'arib-std-b67' as const }, isUnreadable: true },
  },
  {
    ...{
      what: `an interlaced ${container}`,
      name: `interlaced.${container}`,
      args: copy,
      ...whole,
    },
    clip: {
      ...{ frameRate: 50, filter: 'tinterlace=interleave_top' },
      outputOptions: ['-flags', '+ilme+ildct', '-x264-params', 'tff=1'],
    },
    ...{ frameRate: 25, facts: { isInterlaced: true } },
  },
]);

const recordings = [...constantRates, ...cuts, ...offsets, ...phones];

test('covers more than forty recordings', () => {
  expect(recordings.length).toBeGreaterThan(40);
});

test.each(recordings)(
  'plays $what from its first frame to its last, in time with its sound',
  async (recording) => {
    await expectPlayedInTime(folder, recording);
  },
);
