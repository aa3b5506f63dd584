import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { alternating, timesTheLimit } from '../alternating.ts';
import type { Bench } from '../figure.ts';
import { finalVideo, type FinalVideoRequest } from './final-video.ts';
import { recordedFfmpeg } from './recorded-ffmpeg.ts';
import { inScratchFolder } from '../scratch-folder.ts';

const run = promisify(execFile);

/** Measures the overhead of the final encode over ffmpeg itself: probing, guards, files and statistics. */
export const encode: Bench = {
  name: 'encode',
  run: () =>
    inScratchFolder(async (folder) => {
      const { runs } = await recordedFfmpeg(folder, () => finalVideo(request));
      const bare = runs.map((args) => args.map((arg) => arg.replace(/\/\S*spinreel-media-\w+/, folder)));
      const times = await alternating(4, {
        job: () => finalVideo(request),
        bare: async () => {
          for (const args of bare) await run('ffmpeg', ['-y', ...args]);
        },
      });
      return [
        {
          name: 'final video job, by bare ffmpeg with the same arguments',
          value: timesTheLimit(times.job, times.bare),
          unit: 'x',
          atMost: 1.05,
        },
      ];
    }),
};

const request: FinalVideoRequest = {
  path: fixtureMedia.slotClip.path,
  endSeconds: 9,
  budgetBytes: 525_000,
  splitScreen: false,
};
