import { createSlug } from '@spinreel/config-schema/options/create-slug';
import type { Network } from './network.ts';

/**
 * Composes the name under which a finished file is downloaded: lower-case ASCII, with the day in UTC. An ad whose name
 * has no usable characters is called `ad`. If the page inside carries the file's name, the file has no date, because
 * equal ads produce equal bytes on every day. Throws on an invalid date.
 *
 * @example
 * artifactFileName({ adName: 'Lucky Sevens!', network: networks.meta, date });
 * // 'lucky-sevens-meta-2026-11-21.zip'
 */
export function artifactFileName(options: { adName: string; network: Network; date: Date }): string {
  const { adName, network, date } = options;
  const { extension, entryPath } = network.container;
  const name = entryPath.includes('{name}')
    ? packageName(adName, network)
    : `${slug(adName)}-${network.id}-${date.toISOString().slice(0, 10)}`;
  return `${name}.${extension}`;
}

/**
 * Composes the name of a package whose page carries it: letters, digits and underscores.
 *
 * @example
 * packageName('Lucky Sevens!', networks.mintegral); // 'lucky_sevens_mintegral'
 */
export function packageName(adName: string, network: Network): string {
  return toPackageName(`${slug(adName)}_${network.id}`);
}

/**
 * Composes the name of a finished file from a name without an extension. If the page inside carries the file's name, other
 * characters than letters and digits become underscores.
 *
 * @example
 * builtFileName({ name: 'lucky-sevens_de', network: networks.mintegral }); // 'lucky_sevens_de.zip'
 */
export function builtFileName({ name, network }: { name: string; network: Network }): string {
  const { extension, entryPath } = network.container;
  return `${entryPath.includes('{name}') ? toPackageName(name) : name}.${extension}`;
}

/** Returns the name of a file without its extension, as a package whose page carries it: letters, digits, underscores. */
export function toPackageName(name: string): string {
  return name.replaceAll(/\W/g, '_');
}

/**
 * Composes the name of an archive with the files of several networks, by the same rules.
 *
 * @example
 * archiveFileName({ adName: 'Lucky Sevens!', date }); // 'lucky-sevens-2026-11-21.zip'
 */
export function archiveFileName({ adName, date }: { adName: string; date: Date }): string {
  return `${slug(adName) || 'ad'}-${date.toISOString().slice(0, 10)}.zip`;
}

/**
 * Composes the name of an ad's project file, by the same rules.
 *
 * @example
 * projectFileName('Lucky Sevens!'); // 'lucky-sevens.spinreel'
 */
export function projectFileName(adName: string): string {
  return `${slug(adName)}.spinreel`;
}

function slug(adName: string): string {
  return createSlug(adName) || 'ad';
}
