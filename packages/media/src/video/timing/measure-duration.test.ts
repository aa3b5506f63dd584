import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../test/create-temporary-folder.ts';
import { expectValue } from '../../../test/expect-outcome.ts';
import { expectPlayedInTime } from '../../../test/expect-played-in-time.ts';
import { makeSyncClip, measureSync } from '../../../test/sync-clip.ts';
import { probeVideo } from '../probe-video.ts';

const folder = createTemporaryFolder();

// Requirement: media.measured
test('plays a clip cut inside a group of pictures from its first frame, in time with its sound', () =>
  // Other clips: measure-duration.proof.ts.
  expectPlayedInTime(folder, {
    what: 'a clip cut inside a group of pictures',
    name: 'cut.mp4',
    args: (clip) => ['-ss', '0.7', '-i', clip, '-c', 'copy'],
    starts: 0.7,
    lasts: 2.8,
  }));

test('measures what is left of a file without its end', async () => {
  const clip = await makeSyncClip(join(folder, 'whole.mp4'), {
    seconds: 3,
    outputOptions: ['-movflags', '+faststart', '-g', '10'],
  });
  const bytes = await readFile(clip);
  const path = join(folder, 'without-end.mp4');
  await writeFile(path, bytes.subarray(0, Math.round(bytes.length * 0.93)));
  const facts = expectValue(await probeVideo({ path, kind: 'mp4' }));
  const { lastSeconds } = await measureSync(path, facts.frameRate);
  expect(facts.durationSeconds).toBeLessThan(3);
  expect(Math.abs(facts.durationSeconds - (lastSeconds + 1 / 30))).toBeLessThan(0.1);
});
