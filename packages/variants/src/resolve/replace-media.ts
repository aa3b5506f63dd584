import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { isFileFact } from '@spinreel/config-schema/ad/document/file-facts';
import { videoFields } from '@spinreel/config-schema/ad/fields/ad-fields';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { resolveTrim } from '@spinreel/config-schema/ad/video/trim';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { nameField } from '../compare/describe-difference.ts';
import { isInside, readPath } from './field-path.ts';
import { isEqual } from './is-equal.ts';

/** The settings of files that fit any other file in its place. */
const sharedSettings = {
  'assets.gameplayVideo': ['splitScreen'],
  'assets.backgroundMusic': ['volume'],
} as const;
type MediaPath = keyof typeof sharedSettings;
const videoPath = 'assets.gameplayVideo';

/** The measurements of an uploaded video. */
export interface VideoMeasurements {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: number;
}

/** Returns the measurements of a video by its handle; null if they are unknown. */
export type FindVideo = (handle: string) => VideoMeasurements | null;

interface ReplaceOptions {
  /** The overrides before the change. */
  readonly before: Overrides;
  /** The fields that the change sets itself. */
  readonly columns: ReadonlySet<string>;
  /** Returns the ad that is shown with overrides. */
  readonly resolve: (overrides: Overrides) => AdConfig;
  readonly findVideo: FindVideo;
}

/**
 * Returns changed overrides with the settings that fit their video and their music. Another video keeps the crop of the former
 * one if both have the same shape, and the trim and the pause points that are early enough. A chosen shape fits every
 * video, except the area of the reels. Of a video whose measurements are unknown, only the shape and the pause points stay. A
 * file that was shown before keeps its settings, and fields of `columns` stay as they are. With the inherited video, pause points
 * that a shorter video had lost are inherited again.
 */
export function replaceMedia(changed: Overrides, options: ReplaceOptions): Overrides {
  const paths = (Object.keys(sharedSettings) as MediaPath[]).filter(
    (path) => !isEqual(options.before[path], changed[path]),
  );
  const replaced = paths.reduce((overrides, path) => replaceFile(overrides, path, options), changed);
  if (!paths.includes(videoPath)) return replaced;
  const { columns, resolve } = options;
  const { [videoPath]: _own, ...others } = omitSettings(replaced, videoPath, () => true);
  const [shown, inherited] = [replaced, others].map((each) => readSettings(resolve(each), videoPath));
  const canInherit = shown?.['filePath'] === inherited?.['filePath'] && !columns.has('pausePoints');
  return omitLatePauses(canInherit ? inheritPauses(replaced, resolve) : replaced, options);
}

/**
 * Removes pause points that are the first ones of those that are inherited, because a shorter video had lost the others. Those
 * of an own interaction level stay.
 */
export function inheritPauses(overrides: Overrides, resolve: ReplaceOptions['resolve']): Overrides {
  const { pausePoints: own, ...others } = overrides;
  if (!own || 'pausePointCount' in others) return overrides;
  const { pausePoints: inherited } = resolve(others);
  const isShortened = own.every((point, index) => isEqual(point, inherited?.[index]));
  return isShortened ? others : overrides;
}

/** Lists the settings that a video had, and that another one in its place does not have. */
export function listLostSettings(before: AdConfig, after: AdConfig): OverridablePath[] {
  const { filePath: former, ...settings } = readSettings(before, videoPath);
  const { filePath: next, ...others } = readSettings(after, videoPath);
  if (next === undefined || next === former) return [];
  const defaults = new Map(
    Object.entries(videoFields).map(([key, field]) => [key, 'default' in field ? field.default : undefined]),
  );
  const lost = Object.keys(settings)
    .filter((key) => others[key] === undefined && settings[key] !== defaults.get(key))
    .map((key) => `${videoPath}.${key}` as OverridablePath);
  const hasFewerPauses = (after.pausePoints ?? []).length < (before.pausePoints ?? []).length;
  return hasFewerPauses ? [...lost, 'pausePoints'] : lost;
}

/** Says which settings a new video does not have: 'without the video zoom and the trim of the former video'. */
export function describeLostSettings(paths: readonly OverridablePath[]): string {
  const names = new Set(
    paths.map((path) => (path === 'pausePoints' ? 'the late pause points' : `the ${nameField(path)}`)),
  );
  return `without ${new Intl.ListFormat('en-GB').format(names)} of the former video`;
}

function replaceFile(changed: Overrides, path: MediaPath, options: ReplaceOptions): Overrides {
  const { before, columns, resolve } = options;
  const { filePath: next } = readSettings(resolve(changed), path);
  if (next === undefined) return changed;
  const { filePath: former } = readSettings(resolve(before), path);
  const value = changed[path];
  const isInherited = !isPlainObject(value);
  // The settings of an inherited file are inherited too.
  const findVideo = isInherited ? () => null : options.findVideo;
  const fits = (key: string, setting: unknown) =>
    former === next || fitsFile({ path, key, setting, former, next, findVideo });
  const overrides = omitSettings(
    changed,
    path,
    (key, setting) => !fits(key, setting) && !columns.has(`${path}.${key}`),
  );
  if (isInherited) return overrides;
  const own = omitSettings(before, path, () => true);
  const isOmitted = (key: string) => `${path}.${key}` in changed && !(`${path}.${key}` in overrides);
  const kept = Object.entries(readSettings(resolve(own), path)).filter(
    ([key, setting]) => fits(key, setting) && !isOmitted(key),
  );
  return { ...overrides, [path]: { ...Object.fromEntries(kept), ...value } };
}

interface Replacement {
  readonly path: MediaPath;
  /** The setting and its value. */
  readonly key: string;
  readonly setting: unknown;
  /** The files. */
  readonly former: unknown;
  readonly next: unknown;
  readonly findVideo: FindVideo;
}

/** Whether a setting of a file fits another one in its place. */
function fitsFile({ path, key, setting, former, next, findVideo }: Replacement): boolean {
  if (sharedSettings[path].some((shared) => shared === key)) return true;
  if (path !== videoPath) return false;
  if (key === 'shape' && setting !== 'reels') return true;
  const [one, other] = [former, next].map((handle) =>
    typeof handle === 'string' ? findVideo(handle) : null,
  );
  if (!one || !other) return false;
  return key === 'trim'
    ? isPlainObject(setting) && (setting as Trim).endSeconds <= other.durationSeconds + toleranceSeconds
    : Math.abs(one.widthPx / one.heightPx / (other.widthPx / other.heightPx) - 1) < shapeTolerance;
}

/** Copies of a video in another size have rounded sides, and differ by less than this share. */
const shapeTolerance = 0.01;

/** The end of a video is measured with fractions. */
const toleranceSeconds = 0.001;

/** Removes the pause points that are beyond the end of another video, or too close to it. */
function omitLatePauses(overrides: Overrides, options: ReplaceOptions): Overrides {
  const { before, columns, resolve, findVideo } = options;
  const ad = resolve(overrides);
  const { filePath, trim } = readSettings(ad, videoPath);
  const isSameFile = filePath === readSettings(resolve(before), videoPath)['filePath'];
  const video = typeof filePath === 'string' && !isSameFile ? findVideo(filePath) : null;
  if (video === null || columns.has('pausePoints')) return overrides;
  const { durationSeconds } = video;
  const { endSeconds } = resolveTrim({ durationSeconds, trim: trim as Trim | undefined });
  const pauses: readonly PausePoint[] = ad.pausePoints ?? [];
  const latestSeconds = endSeconds - videoLimits.minPauseGapSeconds + toleranceSeconds;
  const kept = pauses.filter(({ timestamp }) => timestamp <= latestSeconds);
  return kept.length === pauses.length ? overrides : { ...overrides, pausePoints: kept };
}

/** Returns the file at a path with its settings, without what is known about it. Empty if there is none. */
function readSettings(ad: AdConfig, path: MediaPath): Record<string, unknown> {
  const file = readPath(ad, path);
  const entries = isPlainObject(file) ? Object.entries(file) : [];
  return Object.fromEntries(
    entries.filter(([key, value]) => !isFileFact(key) && value !== undefined && value !== null),
  );
}

function omitSettings(
  overrides: Overrides,
  path: MediaPath,
  isOmitted: (key: string, setting: unknown) => boolean,
): Overrides {
  return Object.fromEntries(
    Object.entries(overrides).filter(
      ([each, setting]) =>
        each === path || !isInside(each, path) || !isOmitted(each.slice(path.length + 1), setting),
    ),
  );
}
