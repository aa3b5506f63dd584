import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaSource } from '@spinreel/media/media-source';
import { sniffMedia } from '@spinreel/media/sniff-media';
import { UsageProblem } from './cli-io.ts';

/** Opens a media file on disk and recognizes its kind by its content. `name` is used in messages. */
export async function openMediaFile(path: string, name: string): Promise<MediaSource> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new UsageProblem(`The file '${name}' could not be read.`, { cause });
  });
  const kind = sniffMedia(bytes);
  if (kind === null)
    throw new UsageProblem(`The file '${name}' is not an image, a video or music that can be used.`);
  return { path, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}
