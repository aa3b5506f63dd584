import {
  makeStrangeSoundVideo,
  makeUncommonVideo,
  type strangeSoundCodecs,
  type uncommonVideoNames,
} from '@spinreel/fixtures/odd/uncommon-videos';
import { expect } from 'vitest';
import { encodeAndCompare, readVideoFacts } from './encode-and-compare.ts';

/** Expects that an uncommon video is accepted, and that its video and its sound are decoded. */
export async function expectDecoded(
  name: (typeof uncommonVideoNames)[number],
  folder: string,
): Promise<void> {
  const path = await makeUncommonVideo(name);
  const facts = await readVideoFacts(path);
  expect(facts).toMatchObject({ frameRate: 25, hasAudio: true });
  expect(facts.durationSeconds).toBeCloseTo(1, 0);
  expect(await encodeAndCompare({ path, facts, folder })).toEqual(['h264', 'aac']);
}

/** Expects that sound of a codec is dropped and named, and that the video is decoded. */
export async function expectSoundDropped(
  codec: (typeof strangeSoundCodecs)[number],
  folder: string,
): Promise<void> {
  const path = await makeStrangeSoundVideo(codec);
  const facts = await readVideoFacts(path);
  expect(facts).toMatchObject({ widthPx: 320, heightPx: 180, frameRate: 25 });
  expect(facts).toMatchObject({ hasAudio: false, droppedSoundCodec: codec });
  expect(await encodeAndCompare({ path, facts, folder })).toEqual(['h264']);
}
