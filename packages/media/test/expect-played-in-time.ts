import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';
import { makeMezzanine } from '../src/video/make-mezzanine.ts';
import { prepareVideo } from '../src/video/prepare-video.ts';
import { probeVideo, type VideoFacts } from '../src/video/probe-video.ts';
import { expectValue } from './expect-outcome.ts';
import { makeMedia, readSource } from './make-media.ts';
import { makeSyncClip, measureSync } from './sync-clip.ts';

const clipSeconds = 3.5;
const toleranceSeconds = 0.04;
/** Copied clips end at a whole group of reordered frames. */
const endToleranceSeconds = 0.15;
const trimSeconds = 0.3;

/** A clip that was cut, moved or only copied, without encoding it again. */
export interface CopiedClip {
  readonly what: string;
  /** The file's name. */
  readonly name: string;
  /** How the clip that is copied is encoded. */
  readonly clip?: Omit<Parameters<typeof makeSyncClip>[1], 'seconds'>;
  /** ffmpeg's arguments for the copy. */
  readonly args: (clip: string) => readonly string[];
  /** The time of the clip at which the copy starts, in seconds. */
  readonly starts: number;
  readonly lasts: number;
  /** The frame rate that is measured. Left out: 30. */
  readonly frameRate?: number;
  /** Other facts that are measured. */
  readonly facts?: Partial<VideoFacts>;
  /** Whether the frames show other shades or are turned, so that the time in them cannot be read. */
  readonly isUnreadable?: boolean;
  /** How much later than the clip's the sound starts, in seconds. Left out: 0. */
  readonly delay?: number;
}

/** Moves the picture of a clip to a later time than its sound. */
export function delayPicture(clip: string, seconds: number): readonly string[] {
  return ['-i', clip, '-itsoffset', String(seconds), '-i', clip, '-map', '1:v', '-map', '0:a', '-c', 'copy'];
}

/** Expects that mezzanine and trimmed ad show the copied clip from its first frame to its last, in time with its sound. */
export async function expectPlayedInTime(folder: string, copied: CopiedClip): Promise<void> {
  const { name, starts, lasts, delay = 0, frameRate = 30, isUnreadable = false } = copied;
  const shownRate = Math.min(frameRate, 30);
  const clip = await makeSyncClip(join(folder, `source-${name}`), {
    seconds: clipSeconds,
    ...copied.clip,
  });
  const path = await makeMedia(join(folder, name), copied.args(clip));
  const source = await readSource(path);
  const facts = expectValue(await probeVideo({ path, kind: source.kind as VideoKind }));
  expect(facts.frameRate).toBeCloseTo(frameRate, 2);
  expect(facts).toMatchObject(copied.facts ?? {});
  expect(Math.abs(facts.durationSeconds - lasts)).toBeLessThan(endToleranceSeconds);
  const store = createMemoryRecipeStore();
  const framing = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
  const whole = expectValue(await makeMezzanine({ source, facts, ...framing, store }));
  expect(Math.abs(whole.durationSeconds - facts.durationSeconds)).toBeLessThan(1.5 / shownRate);
  const trimmed = expectValue(
    await prepareVideo({
      ...{ source, quality: 'preview', budgetBytes: null, store },
      video: {
        ...{
          asset: 'asset:clip',
          splitScreen: true,
          shape: '16:9',
          reels: null,
          aspect: 16 / 9,
          zoomFactor: 1,
          zoomXPercent: 0,
          zoomYPercent: 0,
        },
        trim: { startSeconds: trimSeconds, endSeconds: 60 },
        ...{ frameRate: facts.frameRate, pauseFrames: [] },
      },
    }),
  );
  // A late picture is held at its first frame before it moves.
  const ends = starts + lasts + Math.min(0, delay);
  await expectSync(join(folder, `whole-${name}.mp4`), whole.bytes, {
    ...{ starts, ends, delay, frameRate: shownRate, isUnreadable },
  });
  // A picture that starts later than the trim is shown from its start.
  const shown = delay < 0 ? starts : starts + trimSeconds;
  await expectSync(join(folder, `trimmed-${name}.mp4`), trimmed.bytes, {
    ...{ starts: shown, ends, delay, frameRate: shownRate, isUnreadable },
  });
}

async function expectSync(
  path: string,
  bytes: Uint8Array,
  expected: {
    starts: number;
    ends: number;
    delay: number;
    frameRate: number;
    isUnreadable: boolean;
  },
): Promise<void> {
  await writeFile(path, bytes);
  const { firstSeconds, lastSeconds, soundDelays } = await measureSync(path, expected.frameRate);
  if (!expected.isUnreadable) {
    expect(Math.abs(firstSeconds - expected.starts)).toBeLessThan(toleranceSeconds);
    expect(Math.abs(lastSeconds + 1 / expected.frameRate - expected.ends)).toBeLessThan(endToleranceSeconds);
  }
  // Tones repeat every half second.
  const errors = soundDelays.map((delay) => Math.abs(delay - expected.delay) % 0.5);
  expect(Math.max(0, ...errors.map((error) => Math.min(error, 0.5 - error)))).toBeLessThan(
    // A flash starts with a frame.
    Math.max(toleranceSeconds, 1.05 / expected.frameRate),
  );
}
