import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { getPointerPress } from '../lib/page/pointer-press.ts';
import { emptyHistory, recordChange, travelTo, type EditHistory } from './history/edit-history.ts';

/** The ad that is open in the wizard. */
export interface AdDraftState {
  /** `missing`: neither the server nor this device has the ad in the URL. `failed`: the ad could not be read. */
  status: 'closed' | 'opening' | 'ready' | 'missing' | 'failed';
  /** The ID in the URL. With status `ready`, also the ID of the config. */
  adId: string | null;
  /** The draft as it is saved, plus the values that only the wizard needs. */
  config: AdConfig;
  /** The changes that can be undone. Changes made by other tabs or devices are not included. */
  history: EditHistory;
}

/** A draft to open. `serverAd` is set when the server has a conflicting version and the marketer must choose. */
export interface OpenedDraft {
  adId: string;
  config: AdConfig;
  version: number | null;
  isDirty: boolean;
  serverAd?: StoredAd;
  /** The config that the server has at `version`; null if unknown. */
  base?: AdConfig | null;
  /** The configs that were sent without an answer. Default: none. */
  unansweredConfigs?: AdConfig[];
  /** The undo history of earlier visits. Default: empty. */
  history?: EditHistory;
}

/** A server version that replaces the draft, in whole or after a merge. */
export interface TakenVersion {
  config: AdConfig;
  version: number;
  /** The config that the server has at `version`. */
  base: AdConfig;
}

/** Metadata of a change. */
export interface ChangeOptions {
  /** The time of the change, in ISO 8601. Default: now. */
  at?: string;
  /** An ID shared by all changes of one drag, which are undone as one step. */
  gesture?: string;
  /**
   * Whether the server derived the change from an earlier one, such as a new crop of the video. Undoing reverts both.
   */
  isConsequence?: boolean;
}

/** The metadata stored with a change. `press` identifies the press of the pointer during which the change was made. */
type ChangeMeta = Omit<ChangeOptions, 'at'> & { press?: string };

const initialState: AdDraftState = { status: 'closed', adId: null, config: {}, history: emptyHistory };

const adDraftSlice = createSlice({
  name: 'adDraft',
  initialState,
  reducers: {
    draftOpening(state, { payload }: PayloadAction<{ adId: string }>) {
      state.status = 'opening';
      state.adId = payload.adId;
      state.config = {};
      state.history = emptyHistory;
    },
    draftOpened(state, { payload }: PayloadAction<OpenedDraft>) {
      state.status = 'ready';
      state.adId = payload.adId;
      state.config = payload.config;
      state.history = payload.history ?? emptyHistory;
    },
    /** Closes the ad. */
    draftClosed: () => initialState,
    draftNotOpened(state, { payload }: PayloadAction<{ reason: 'missing' | 'failed' }>) {
      state.status = payload.reason;
    },
    adChanged: {
      /** Merges a change into the draft at every depth. */
      prepare: (patch: ConfigChange<AdConfig>, { at, gesture, isConsequence }: ChangeOptions = {}) => {
        const press = getPointerPress();
        return {
          payload: { patch, at: at ?? new Date().toISOString() },
          meta: {
            ...(gesture === undefined ? {} : { gesture }),
            ...(press === null ? {} : { press }),
            ...(isConsequence ? { isConsequence } : {}),
          },
        };
      },
      reducer(
        state,
        { payload, meta }: PayloadAction<{ patch: ConfigChange<AdConfig>; at: string }, string, ChangeMeta>,
      ) {
        const { config: before, history } = original(state) ?? initialState;
        const after = { ...mergeConfig<AdConfig>(before, payload.patch), updatedAt: payload.at };
        state.history = recordChange(history, { before, after, at: payload.at, ...meta });
        state.config = after;
      },
    },
    /** Undoes or redoes steps until `doneCount` steps are done. */
    historyTravelled(state, { payload }: PayloadAction<{ doneCount: number; at: string }>) {
      const { config: before, history } = original(state) ?? initialState;
      const { config, ...reached } = travelTo(history, before, payload.doneCount);
      if (reached.history === history) return;
      state.history = reached.history;
      state.config = { ...config, updatedAt: payload.at };
    },
    /** Replaces the draft's config, as one step that is saved like any other change. */
    adReplaced(state, { payload }: PayloadAction<{ config: AdConfig; name: string; at: string }>) {
      const { config: before, history } = original(state) ?? initialState;
      const { config, name, at } = payload;
      state.history = recordChange(history, { before, after: config, at, name });
      state.config = { ...config, updatedAt: at };
    },
    /** Replaces the draft with the server's version. With `step`, the replacement is a step that can be undone. */
    serverVersionTaken(
      state,
      { payload }: PayloadAction<TakenVersion & { step?: { name: string; at: string } }>,
    ) {
      const { config: before, history } = original(state) ?? initialState;
      const { config, step } = payload;
      if (step !== undefined) state.history = recordChange(history, { before, after: config, ...step });
      state.config = config;
    },
    /** Replaces the draft with its merge with the server's version. `parts` names what was changed elsewhere. */
    draftMerged(state, { payload }: PayloadAction<TakenVersion & { parts: string[]; at: string }>) {
      state.config = { ...payload.config, updatedAt: payload.at };
    },
  },
});

export const adDraftReducer = adDraftSlice.reducer;
export const {
  adChanged,
  adReplaced,
  draftClosed,
  draftMerged,
  draftNotOpened,
  draftOpened,
  draftOpening,
  historyTravelled,
  serverVersionTaken,
} = adDraftSlice.actions;

/** Whether an action changes the draft in a way that the server does not know yet. */
export const isOwnChange = isAnyOf(adChanged, adReplaced, historyTravelled);
