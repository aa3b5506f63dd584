import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MusicSampleId } from '@spinreel/config-schema/options/music-samples';

/** A committed file: its path on this machine, its name inside `media/`, and its type. */
export interface SampleFile {
  readonly path: string;
  readonly fileName: string;
  readonly mimeType: string;
}

/** The folder of all committed media. */
export const mediaFolder = fileURLToPath(new URL('../media/', import.meta.url));

/** Returns the path of a committed file. */
export function samplePath(fileName: string): string {
  return join(mediaFolder, fileName);
}

/** The drawn and synthesised media of the sample game 'Lucky Reels'. */
export const sampleMedia = {
  slotClip: createSampleFile('slot-clip.mp4', 'video/mp4'),
  cover: createSampleFile('cover.jpg', 'image/jpeg'),
  outro: createSampleFile('outro.jpg', 'image/jpeg'),
  badge: createSampleFile('badge.png', 'image/png'),
  background: createSampleFile('background.jpg', 'image/jpeg'),
  ctaButton: createSampleFile('cta-button.png', 'image/png'),
  music1: createSampleFile('music-casino-1.mp3', 'audio/mpeg'),
  music2: createSampleFile('music-casino-2.mp3', 'audio/mpeg'),
  music3: createSampleFile('music-casino-3.mp3', 'audio/mpeg'),
  music4: createSampleFile('music-casino-4.mp3', 'audio/mpeg'),
} as const;
export type SampleName = keyof typeof sampleMedia;

/** The tracks by the product's ids for them. */
export const sampleMusic: Readonly<Record<MusicSampleId, SampleFile>> = {
  'casino-1': sampleMedia.music1,
  'casino-2': sampleMedia.music2,
  'casino-3': sampleMedia.music3,
  'casino-4': sampleMedia.music4,
};

function createSampleFile(fileName: string, mimeType: string): SampleFile {
  return { path: samplePath(fileName), fileName, mimeType };
}
