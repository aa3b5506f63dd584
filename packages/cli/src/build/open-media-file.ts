import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaSource } from '@spinreel/media/media-source';
import { sniffMedia } from '@spinreel/media/sniff-media';
import { CliProblem } from '../command.ts';

/** Opens a media file on disk and recognizes its kind by its content. `name` is used in messages. */
export async function openMediaFile(path: string, name: string): Promise<MediaSource> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new CliProblem(
      'findings',
      `The file '${name}' could not be read. Its path is relative to the ad config.`,
      { cause },
    );
  });
  const kind = sniffMedia(bytes);
  if (kind === null)
    throw new CliProblem(
      'findings',
      `The file '${name}' is not an image, a video, music or a font that can be used.`,
    );
  return { path, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}
