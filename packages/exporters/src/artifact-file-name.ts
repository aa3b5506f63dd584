import type { Artifact } from './artifact.ts';
import type { NetworkId } from './networks/index.ts';

/** Longest part of a file name that comes from the ad's name. */
const maxSlugLength = 60;

/**
 * The name under which a finished file is downloaded. Lower-case ASCII whatever the ad is called (`ad` where nothing of its
 * name is left), the day in UTC. Throws on a date that is none.
 *
 * @example
 * artifactFileName({ adName: 'Lucky Sevens!', network: 'meta', date, extension: 'zip' });
 * // 'lucky-sevens-meta-2026-11-21.zip'
 */
export function artifactFileName(options: {
  adName: string;
  network: NetworkId;
  date: Date;
  extension: Artifact['extension'];
}): string {
  const { adName, network, date, extension } = options;
  return `${slug(adName) || 'ad'}-${network}-${date.toISOString().slice(0, 10)}.${extension}`;
}

function slug(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}
