import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { normaliseAdConfig } from '@spinreel/config-schema/normalise-ad-config';
import { backendConfig } from './backend-config.ts';
import { editsBetween, withEdits, type ConfigEdit } from './config-edits.ts';
import { partsOf } from './edit-names.ts';

/** Two versions of an ad, brought together. */
export interface MergedDrafts {
  /** The draft with what was changed elsewhere; only to be used when `conflicts` is empty. */
  config: AdConfig;
  /** What was changed elsewhere and is now in the draft, in words. */
  taken: string[];
  /** What was changed to different values here and elsewhere, in words. */
  conflicts: string[];
}

/**
 * Brings together what was changed here and what was changed elsewhere since both were at `base`. Fields that belong
 * together, such as a video with its pause points, count as one: they come from one side or the other.
 */
export function mergeDrafts(options: { draft: AdConfig; base: AdConfig; theirs: AdConfig }): MergedDrafts {
  const base = comparable(options.base);
  const own = editsBetween(base, comparable(options.draft));
  const others = editsBetween(base, comparable(options.theirs));
  const ownUnits = new Set(own.map(unitOf));
  const contested = others.filter((edit) => ownUnits.has(unitOf(edit)) && !isMadeByBoth(edit, own));
  const contestedUnits = new Set(contested.map(unitOf));
  const free = others.filter((edit) => !ownUnits.has(unitOf(edit)));
  return {
    config: withEdits(options.draft, free, 'after'),
    taken: partsOf(free),
    conflicts: partsOf([...others, ...own].filter((edit) => contestedUnits.has(unitOf(edit)))),
  };
}

/** In what two versions differ, in words. */
export function differingParts(one: AdConfig, other: AdConfig): string[] {
  return partsOf(editsBetween(comparable(one), comparable(other)));
}

/** The config as the server would keep it, but with what is typed of a store address. */
function comparable(config: AdConfig): AdConfig {
  const sent = backendConfig(config);
  const { assets, ...rest } = normaliseAdConfig({
    ...sent,
    ...(config.cta ? { cta: withoutEmptyUrl(config.cta) } : {}),
    ...(config.outro ? { outro: withoutEmptyUrl(config.outro) } : {}),
  });
  if (!assets?.gameplayVideo) return { ...rest, ...(assets ? { assets } : {}) };
  // The server's measures of the file: nobody's change.
  const {
    width: _width,
    height: _height,
    duration: _duration,
    frameRate: _rate,
    ...video
  } = assets.gameplayVideo;
  return { ...rest, assets: { ...assets, gameplayVideo: video } };
}

/** No address and an empty one are the same. */
function withoutEmptyUrl<Part extends { storeUrl?: string }>(part: Part): Omit<Part, 'storeUrl'> | Part {
  const { storeUrl, ...rest } = part;
  return storeUrl ? part : rest;
}

function isMadeByBoth(edit: ConfigEdit, own: readonly ConfigEdit[]): boolean {
  const key = edit.path.join('.');
  const same = own.find(({ path }) => path.join('.') === key);
  return same !== undefined && JSON.stringify(same.after) === JSON.stringify(edit.after);
}

const cutFields: ReadonlySet<string> = new Set(['splitScreen', 'zoom', 'zoomX', 'zoomY']);

/** What a field belongs to: two sides may change different units, never the same one to different values. */
function unitOf({ path }: ConfigEdit): string {
  const [part, second, third] = path;
  if (part === 'pausePoints' || part === 'pausePointCount') return 'timeline';
  if (part === 'assets' && second === 'gameplayVideo') return cutFields.has(third ?? '') ? 'cut' : 'timeline';
  if (part === 'assets' && third === 'volume') return 'volume';
  if (part === 'assets') return `assets.${second ?? ''}`;
  // A position is one thing, although it has two numbers.
  return path.filter((key) => key !== 'x' && key !== 'y').join('.');
}
