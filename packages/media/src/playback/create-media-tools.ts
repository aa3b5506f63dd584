import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isVideoKind, toAudioKind, type MediaKind } from '@spinreel/config-schema/options/formats';
import { runInWorkFolder } from '../programs/run-in-work-folder.ts';
import { sniffMedia } from '../sniff-media.ts';
import { measureLoudness, type Loudness } from './measure-loudness.ts';
import { readSmallFrames, type FrameSize, type SmallFrame } from './read-small-frames.ts';

/** Measures media that are in memory, such as those of a finished ad. */
export interface MediaTools {
  /** Resolves to whether the bytes are a video that can be decoded. Its frames are passed on as by `readSmallFrames`. */
  readFrames(bytes: Uint8Array, start: (size: FrameSize) => (frame: SmallFrame) => void): Promise<boolean>;
  /** Resolves to null if the bytes have no sound that can be decoded. */
  measureLoudness(bytes: Uint8Array): Promise<Loudness | null>;
}

/** Creates tools that decode with ffmpeg, in the system's temporary folder. They reject with the reason of `signal`. */
export function createMediaTools({ signal }: { signal?: AbortSignal | undefined } = {}): MediaTools {
  return {
    async readFrames(bytes, start) {
      const kind = sniffMedia(bytes);
      if (kind === null || !isVideoKind(kind)) return false;
      return withFile(bytes, async (path) => (await readSmallFrames({ path, kind, start, signal })).ok);
    },
    async measureLoudness(bytes) {
      const kind = findSoundKind(sniffMedia(bytes));
      if (kind === null) return null;
      return withFile(bytes, async (path) => {
        const measured = await measureLoudness({ path, kind, signal });
        return measured.ok ? measured.value : null;
      });
    },
  };
}

function findSoundKind(kind: MediaKind | null): Parameters<typeof measureLoudness>[0]['kind'] | null {
  if (kind === null) return null;
  return isVideoKind(kind) ? kind : toAudioKind(kind);
}

function withFile<Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>): Promise<Result> {
  return runInWorkFolder(async (folder) => {
    const path = join(folder, 'medium');
    await writeFile(path, bytes);
    return work(path);
  });
}
