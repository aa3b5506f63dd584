import type { AdConfig, StoreUrls } from '@spinreel/config-schema/ad/ad-config';
import { normaliseAdConfig } from '@spinreel/config-schema/ad/saving/normalise-ad-config';
import { toBackendConfig } from '../to-backend-config.ts';
import { listEdits, withEdits, type ConfigEdit } from '../../history/list-edits.ts';
import { nameParts } from '../../history/name-edits.ts';

/** The result of merging two versions of an ad. */
export interface MergedDrafts {
  /** The draft with the changes made elsewhere. Use it only if `conflicts` is empty. */
  config: AdConfig;
  /** Names of the parts that were changed elsewhere and are now in the draft. */
  taken: string[];
  /** Names of the parts that were changed to different values here and elsewhere. */
  conflicts: string[];
}

/**
 * Merges the changes made here and elsewhere since `base`. Fields that depend on each other, such as a video and its
 * pause points, are a unit: they are taken from one side only.
 */
export function mergeDrafts(options: { draft: AdConfig; base: AdConfig; theirs: AdConfig }): MergedDrafts {
  const base = toComparableConfig(options.base);
  const own = listEdits(base, toComparableConfig(options.draft));
  const others = listEdits(base, toComparableConfig(options.theirs));
  const ownUnits = new Set(own.map(getConflictUnit));
  const contested = others.filter((edit) => ownUnits.has(getConflictUnit(edit)) && !isMadeByBoth(edit, own));
  const contestedUnits = new Set(contested.map(getConflictUnit));
  const free = others.filter((edit) => !ownUnits.has(getConflictUnit(edit)));
  return {
    config: withEdits(options.draft, free, 'after'),
    taken: nameParts(free),
    conflicts: nameParts([...others, ...own].filter((edit) => contestedUnits.has(getConflictUnit(edit)))),
  };
}

/**
 * Whether the server would store the same ad for both. Values that the server derives, such as file names, are ignored.
 */
export function hasSameContent(one: AdConfig, other: AdConfig): boolean {
  const edits = listEdits(removeMeasures(toBackendConfig(one)), removeMeasures(toBackendConfig(other)));
  return edits.every(({ path }) => path[0] === 'assets' && path.at(-1) === 'originalName');
}

/** The config as the server would store it, but with store URLs that are not valid yet. */
export function toComparableConfig(config: AdConfig): AdConfig {
  return removeMeasures({
    ...toBackendConfig(config),
    ...(config.cta ? { cta: removeEmptyUrl(config.cta) } : {}),
    ...(config.outro ? { outro: removeEmptyUrl(config.outro) } : {}),
    ...(config.storeUrls ? { storeUrls: removeEmptyUrls(config.storeUrls) } : {}),
  });
}

/**
 * The config in its stored form, without the video measurements that the server adds: they are not the marketer's
 * changes.
 */
function removeMeasures(config: AdConfig): AdConfig {
  const { assets, ...rest } = normaliseAdConfig(config);
  if (!assets?.gameplayVideo) return { ...rest, ...(assets ? { assets } : {}) };
  const {
    width: _width,
    height: _height,
    duration: _duration,
    frameRate: _rate,
    ...video
  } = assets.gameplayVideo;
  return { ...rest, assets: { ...assets, gameplayVideo: video } };
}

/** Removes an empty store URL, which is equivalent to none. */
function removeEmptyUrl<Part extends { storeUrl?: string }>(part: Part): Omit<Part, 'storeUrl'> | Part {
  const { storeUrl, ...rest } = part;
  return storeUrl ? part : rest;
}

function removeEmptyUrls(urls: StoreUrls): StoreUrls {
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== ''));
}

function isMadeByBoth(edit: ConfigEdit, own: readonly ConfigEdit[]): boolean {
  const key = edit.path.join('.');
  const same = own.find(({ path }) => path.join('.') === key);
  return same !== undefined && JSON.stringify(same.after) === JSON.stringify(edit.after);
}

const cutFields: ReadonlySet<string> = new Set(['splitScreen', 'zoom', 'zoomX', 'zoomY']);

/** Returns the unit that a field belongs to. The sides conflict if they change the same unit to different values. */
function getConflictUnit({ path }: ConfigEdit): string {
  const [part, second, third] = path;
  if (part === 'pausePoints' || part === 'pausePointCount') return 'timeline';
  if (part === 'assets' && second === 'gameplayVideo') return cutFields.has(third ?? '') ? 'cut' : 'timeline';
  if (part === 'assets' && third === 'volume') return 'volume';
  if (part === 'assets') return `assets.${second ?? ''}`;
  // The two coordinates of a position are one unit.
  return path.filter((key) => key !== 'x' && key !== 'y').join('.');
}
