import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/merge-config';
import { heldPress } from '../lib/held-pointer.ts';
import { emptyHistory, recordChange, travelTo, type EditHistory } from './edit-history.ts';

/** The ad on which the wizard works. */
export interface AdDraftState {
  /** `missing`: the address names an ad that neither server nor this device knows. `failed`: it could not be read. */
  status: 'closed' | 'opening' | 'ready' | 'missing' | 'failed';
  /** The id in the address; with status `ready` also the config's. */
  adId: string | null;
  /** The draft in the shape in which it is saved, plus what only the wizard needs. */
  config: AdConfig;
  /** What was done to it, to be undone. Nothing that other pages or devices did is in it. */
  history: EditHistory;
}

/** A draft as it is taken up: where it stands, and what the server has instead when the marketer must choose. */
export interface OpenedDraft {
  adId: string;
  config: AdConfig;
  version: number | null;
  isDirty: boolean;
  serverAd?: StoredAd;
  /** The config that the server is known to have at `version`; null where that is not known. */
  base?: AdConfig | null;
  /** What was done to it before; nothing when left out. */
  history?: EditHistory;
}

/** Another version that takes the draft's place. */
export interface TakenVersion {
  config: AdConfig;
  version: number;
  /** The config as the server has it at `version`. */
  base: AdConfig;
}

/** What is known of a change beside what it changes. */
export interface ChangeOptions {
  /** ISO 8601; now when left out. */
  at?: string;
  /** Changes of one drag carry the same id, so that together they are one step. */
  gesture?: string;
  /** What the server made of an earlier change, such as a new cut of the video: part of that step when it is undone. */
  isConsequence?: boolean;
}

/** What goes along with a change. `press` names the press of the pointer during which it was made. */
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
    /** The ad is open no more. */
    draftClosed: () => initialState,
    draftNotOpened(state, { payload }: PayloadAction<{ reason: 'missing' | 'failed' }>) {
      state.status = payload.reason;
    },
    adChanged: {
      /** Merges a change into the draft at every depth. */
      prepare: (patch: ConfigChange<AdConfig>, { at, gesture, isConsequence }: ChangeOptions = {}) => {
        const press = heldPress();
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
    /** Undoes or makes again as many steps as it takes until `doneCount` are done. */
    historyTravelled(state, { payload }: PayloadAction<{ doneCount: number; at: string }>) {
      const { config: before, history } = original(state) ?? initialState;
      const { config, ...reached } = travelTo(history, before, payload.doneCount);
      if (reached.history === history) return;
      state.history = reached.history;
      state.config = { ...config, updatedAt: payload.at };
    },
    /** Puts another config in the draft's place: one step, saved like any change. */
    adReplaced(state, { payload }: PayloadAction<{ config: AdConfig; name: string; at: string }>) {
      const { config: before, history } = original(state) ?? initialState;
      const { config, name, at } = payload;
      state.history = recordChange(history, { before, after: config, at, name });
      state.config = { ...config, updatedAt: at };
    },
    /** The server's version takes the draft's place: unasked, or as a step by `name` where the marketer chose it. */
    serverVersionTaken(
      state,
      { payload }: PayloadAction<TakenVersion & { step?: { name: string; at: string } }>,
    ) {
      const { config: before, history } = original(state) ?? initialState;
      const { config, step } = payload;
      if (step !== undefined) state.history = recordChange(history, { before, after: config, ...step });
      state.config = config;
    },
    /** What was changed elsewhere is now in the draft, beside the draft's own changes; `parts` says what it was. */
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
