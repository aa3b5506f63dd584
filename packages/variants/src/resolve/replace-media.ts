import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { isFileFact } from '@spinreel/config-schema/ad/document/file-facts';
import { videoFields } from '@spinreel/config-schema/ad/fields/ad-fields';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { nameField } from '../compare/describe-difference.ts';
import { isInside, readPath } from '../resolve/field-path.ts';
import { isEqual } from '../resolve/is-equal.ts';

/** The settings of files that fit another file in its place. Other settings, such as crop and trim, belong to one file. */
const sharedSettings = {
  'assets.gameplayVideo': ['splitScreen'],
  'assets.backgroundMusic': ['volume'],
} as const;
type MediaPath = keyof typeof sharedSettings;

interface ReplaceOptions {
  /** The overrides before the sheet changed them. */
  readonly before: Overrides;
  /** The fields that have a column in the sheet. */
  readonly columns: ReadonlySet<string>;
  /** Returns the ad that is shown with overrides. */
  readonly resolve: (overrides: Overrides) => AdConfig;
}

/**
 * Returns overrides that a sheet has changed, with the settings that fit their video and their music. Another file is neither
 * cropped nor trimmed as the former one, unless the sheet has a column for the setting. A file that was shown before keeps its
 * settings.
 */
export function replaceMedia(changed: Overrides, options: ReplaceOptions): Overrides {
  const paths = Object.keys(sharedSettings) as MediaPath[];
  return paths
    .filter((path) => !isEqual(options.before[path], changed[path]))
    .reduce((overrides, path) => replaceFile(overrides, path, options), changed);
}

/** Lists the settings that a video had, and that another one in its place does not have. */
export function listLostSettings(before: AdConfig, after: AdConfig): OverridablePath[] {
  const path = 'assets.gameplayVideo';
  const { filePath: former, ...settings } = readSettings(before, path);
  const { filePath: next, ...others } = readSettings(after, path);
  if (next === undefined || next === former) return [];
  const defaults = new Map(
    Object.entries(videoFields).map(([key, field]) => [key, 'default' in field ? field.default : undefined]),
  );
  return Object.keys(settings)
    .filter((key) => others[key] === undefined && settings[key] !== defaults.get(key))
    .map((key) => `${path}.${key}` as OverridablePath);
}

/** Says which settings a new video does not have: 'without the video zoom and the trim of the former video'. */
export function describeLostSettings(paths: readonly OverridablePath[]): string {
  const names = [...new Set(paths.map(nameField))].map((name) => `the ${name}`);
  return `without ${new Intl.ListFormat('en-GB').format(names)} of the former video`;
}

function replaceFile(changed: Overrides, path: MediaPath, options: ReplaceOptions): Overrides {
  const { before, columns, resolve } = options;
  const { filePath } = readSettings(resolve(changed), path);
  if (filePath === undefined) return changed;
  const isSameFile = filePath === readSettings(resolve(before), path)['filePath'];
  const fits = (key: string) => isSameFile || sharedSettings[path].some((shared) => shared === key);
  const own = omitSettings(before, path, () => true);
  const overrides = omitSettings(changed, path, (key) => !fits(key) && !columns.has(`${path}.${key}`));
  const value = changed[path];
  if (!isPlainObject(value)) return overrides;
  const kept = Object.entries(readSettings(resolve(own), path)).filter(([key]) => fits(key));
  return { ...overrides, [path]: { ...Object.fromEntries(kept), ...value } };
}

/** Returns the file at a path with its settings, without what is known about it. Empty if there is none. */
function readSettings(ad: AdConfig, path: MediaPath): Record<string, unknown> {
  const file = readPath(ad, path);
  const entries = isPlainObject(file) ? Object.entries(file) : [];
  return Object.fromEntries(
    entries.filter(([key, value]) => !isFileFact(key) && value !== undefined && value !== null),
  );
}

function omitSettings(overrides: Overrides, path: MediaPath, isOmitted: (key: string) => boolean): Overrides {
  return Object.fromEntries(
    Object.entries(overrides).filter(
      ([each]) => each === path || !isInside(each, path) || !isOmitted(each.slice(path.length + 1)),
    ),
  );
}
