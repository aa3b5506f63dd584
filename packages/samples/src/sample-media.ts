import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MusicSampleId } from '@spinreel/config-schema/music-samples';

/** A committed file: where it is on this machine, its name inside `media/`, and what it is. */
export interface SampleFile {
  readonly path: string;
  readonly fileName: string;
  readonly mimeType: string;
}

/** The folder of all committed media. */
export const mediaFolder = fileURLToPath(new URL('../media/', import.meta.url));

/** Where the committed file of this name is. */
export function samplePath(fileName: string): string {
  return join(mediaFolder, fileName);
}

/** The drawn and synthesised media of the sample game 'Lucky Reels'. */
export const sampleMedia = {
  slotClip: media('slot-clip.mp4', 'video/mp4'),
  cover: media('cover.jpg', 'image/jpeg'),
  outro: media('outro.jpg', 'image/jpeg'),
  badge: media('badge.png', 'image/png'),
  background: media('background.jpg', 'image/jpeg'),
  ctaButton: media('cta-button.png', 'image/png'),
  music1: media('music-casino-1.mp3', 'audio/mpeg'),
  music2: media('music-casino-2.mp3', 'audio/mpeg'),
  music3: media('music-casino-3.mp3', 'audio/mpeg'),
  music4: media('music-casino-4.mp3', 'audio/mpeg'),
} as const;
export type SampleName = keyof typeof sampleMedia;

/** The tracks by the ids under which the product offers them. */
export const sampleMusic: Readonly<Record<MusicSampleId, SampleFile>> = {
  'casino-1': sampleMedia.music1,
  'casino-2': sampleMedia.music2,
  'casino-3': sampleMedia.music3,
  'casino-4': sampleMedia.music4,
};

function media(fileName: string, mimeType: string): SampleFile {
  return { path: samplePath(fileName), fileName, mimeType };
}
