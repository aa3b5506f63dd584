import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { defaults } from '@spinreel/config-schema/defaults';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import type { DraftThunk } from '../../ad-draft/draft-root.ts';

/** A change made on the timeline: what is said about it, and how it is taken back. */
export interface TimelineEdit {
  words: string;
  undo: ConfigChange<AdConfig>;
  /** The parts as they stood after it. */
  after: TimelineParts;
  gesture?: string | undefined;
}

/** A change to make, and the words to tell it with. */
export interface TimelineChange {
  patch: ConfigChange<AdConfig>;
  words: string;
  /** Changes of one gesture are one step. */
  gesture?: string | undefined;
}

interface TimelineParts {
  level: AdConfig['pausePointCount'];
  points: AdConfig['pausePoints'];
  trim: NonNullable<NonNullable<AdConfig['assets']>['gameplayVideo']>['trim'];
}

/** Makes a change. `last` is the edit before it, which the same gesture continues. */
export function editTimeline(change: TimelineChange, last: TimelineEdit | null): DraftThunk<TimelineEdit> {
  const { patch, words, gesture } = change;
  return (dispatch, getState) => {
    const before = getState().adDraft.config;
    const isContinued = gesture !== undefined && last?.gesture === gesture && isStanding(last, before);
    dispatch(adChanged(patch, gesture === undefined ? {} : { gesture }));
    const after = timelineParts(getState().adDraft.config);
    return { words, gesture, after, undo: isContinued ? last.undo : reversed(patch, timelineParts(before)) };
  };
}

/** Whether the draft is still as an edit left it: only then can it be taken back without losing something else. */
export function isStanding(edit: TimelineEdit, config: AdConfig): boolean {
  const now = timelineParts(config);
  return now.level === edit.after.level && now.points === edit.after.points && now.trim === edit.after.trim;
}

function reversed(patch: ConfigChange<AdConfig>, before: TimelineParts): ConfigChange<AdConfig> {
  return {
    ...('pausePointCount' in patch ? { pausePointCount: before.level ?? defaults.pausePointCount } : {}),
    ...('pausePoints' in patch ? { pausePoints: before.points ?? [] } : {}),
    ...('assets' in patch ? { assets: { gameplayVideo: { trim: before.trim ?? null } } } : {}),
  };
}

function timelineParts(config: AdConfig): TimelineParts {
  return {
    level: config.pausePointCount,
    points: config.pausePoints,
    trim: config.assets?.gameplayVideo?.trim,
  };
}
