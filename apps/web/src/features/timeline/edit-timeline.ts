import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import type { DraftThunk } from '../../ad-draft/draft-root.ts';

/** A change made on the timeline, with its announcement and the change that undoes it. */
export interface TimelineEdit {
  announcement: string;
  undo: ConfigChange<AdConfig>;
  /** The edited parts after the change. */
  after: TimelineParts;
  gesture?: string | undefined;
}

/** A change to make, with its announcement. */
export interface TimelineChange {
  patch: ConfigChange<AdConfig>;
  announcement: string;
  /** Changes of one gesture are undone together. */
  gesture?: string | undefined;
}

interface TimelineParts {
  level: AdConfig['pausePointCount'];
  points: AdConfig['pausePoints'];
  trim: NonNullable<NonNullable<AdConfig['assets']>['gameplayVideo']>['trim'];
}

/** Applies a change. `last` is the previous edit, which a change of the same gesture continues. */
export function editTimeline(change: TimelineChange, last: TimelineEdit | null): DraftThunk<TimelineEdit> {
  const { patch, announcement, gesture } = change;
  return (dispatch, getState) => {
    const before = getState().adDraft.document;
    const isContinued = gesture !== undefined && last?.gesture === gesture && isUnchangedSince(last, before);
    dispatch(adChanged(patch, gesture === undefined ? {} : { gesture }));
    const after = pickTimelineParts(getState().adDraft.document);
    return {
      announcement,
      gesture,
      after,
      undo: isContinued ? last.undo : createReverseChange(patch, pickTimelineParts(before)),
    };
  };
}

/** Whether the edited parts are unchanged since the edit. Only then can it be undone without losing other changes. */
export function isUnchangedSince(edit: TimelineEdit, config: AdConfig): boolean {
  const now = pickTimelineParts(config);
  return now.level === edit.after.level && now.points === edit.after.points && now.trim === edit.after.trim;
}

function createReverseChange(patch: ConfigChange<AdConfig>, before: TimelineParts): ConfigChange<AdConfig> {
  return {
    ...('pausePointCount' in patch ? { pausePointCount: before.level ?? defaults.pausePointCount } : {}),
    ...('pausePoints' in patch ? { pausePoints: before.points ?? [] } : {}),
    ...('assets' in patch ? { assets: { gameplayVideo: { trim: before.trim ?? null } } } : {}),
  };
}

function pickTimelineParts(config: AdConfig): TimelineParts {
  return {
    level: config.pausePointCount,
    points: config.pausePoints,
    trim: config.assets?.gameplayVideo?.trim,
  };
}
