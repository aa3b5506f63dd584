import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import { removeNulls, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { getPointerPress } from '../lib/page/pointer-press.ts';
import type { CatalogueState } from './catalogue/catalogue.ts';
import { emptyHistory, recordChange, travelTo, type EditHistory } from './history/edit-history.ts';

/** The ad that is open in the wizard. */
export interface AdDraftState {
  /** `missing`: neither the server nor this device has the ad in the URL. `failed`: the ad could not be read. */
  status: 'closed' | 'opening' | 'ready' | 'missing' | 'failed';
  /** The ID in the URL. */
  adId: string | null;
  /** The ad's content, which may contain incomplete values, such as a half-typed store URL. */
  document: AdDocument;
  /** ISO 8601; null if unknown. */
  createdAt: string | null;
  updatedAt: string | null;
  /** The changes that can be undone. Changes made by other tabs or devices are not included. */
  history: EditHistory;
}

/** A draft to open. `serverAd` is set when the server has a conflicting version and the marketer must choose. */
export interface OpenedDraft {
  adId: string;
  document: AdDocument;
  /** ISO 8601. Default: unknown. */
  createdAt?: string | null;
  updatedAt?: string | null;
  version: number | null;
  isDirty: boolean;
  serverAd?: StoredAd;
  /** The document that the server has at `version`; null if unknown. */
  base?: AdDocument | null;
  /** The documents that were sent without an answer. Default: none. */
  unansweredDocuments?: AdDocument[];
  /** What this device knows about the files that the ad uses or has used. Default: nothing. */
  assets?: CatalogueState;
  /** The undo history of earlier visits. Default: empty. */
  history?: EditHistory;
}

/** A server version that replaces the draft, in whole or after a merge. */
export interface TakenVersion {
  document: AdDocument;
  version: number;
  /** The document that the server has at `version`. */
  base: AdDocument;
}

/** Metadata of a change. */
export interface ChangeOptions {
  /** The time of the change, in ISO 8601. Default: now. */
  at?: string;
  /** An ID shared by all changes of one drag, which are undone as one step. */
  gesture?: string;
  /** The name of the step as a command. Default: derived from the changed fields. */
  name?: string;
  /** Whether it completes what was typed in the field, and is undone with it. */
  completesTyping?: boolean;
}

/** The metadata stored with a change. `press` identifies the press of the pointer during which the change was made. */
type ChangeMeta = Omit<ChangeOptions, 'at'> & { press?: string };

const initialState: AdDraftState = {
  status: 'closed',
  adId: null,
  document: {},
  createdAt: null,
  updatedAt: null,
  history: emptyHistory,
};

const adDraftSlice = createSlice({
  name: 'adDraft',
  initialState,
  reducers: {
    draftOpening(_state, { payload }: PayloadAction<{ adId: string }>) {
      return { ...initialState, status: 'opening', adId: payload.adId };
    },
    draftOpened(state, { payload }: PayloadAction<OpenedDraft>) {
      state.status = 'ready';
      state.adId = payload.adId;
      state.document = payload.document;
      state.createdAt = payload.createdAt ?? null;
      state.updatedAt = payload.updatedAt ?? null;
      state.history = payload.history ?? emptyHistory;
    },
    /** Closes the ad. */
    draftClosed: () => initialState,
    draftNotOpened(state, { payload }: PayloadAction<{ reason: 'missing' | 'failed' }>) {
      state.status = payload.reason;
    },
    adChanged: {
      /** Merges a change into the draft at every depth. */
      prepare: (patch: ConfigChange<AdDocument>, { at, ...options }: ChangeOptions = {}) => {
        const press = getPointerPress();
        return {
          payload: { patch, at: at ?? new Date().toISOString() },
          meta: {
            ...options,
            ...(press === null ? {} : { press }),
          },
        };
      },
      reducer(
        state,
        { payload, meta }: PayloadAction<{ patch: ConfigChange<AdDocument>; at: string }, string, ChangeMeta>,
      ) {
        const { document: before, history } = original(state) ?? initialState;
        const after = removeNulls(mergeConfig<AdDocument>(before, payload.patch));
        state.history = recordChange(history, { before, after, at: payload.at, ...meta });
        state.document = after;
        state.updatedAt = payload.at;
      },
    },
    /** Undoes or redoes steps until `doneCount` steps are done. */
    historyTravelled(state, { payload }: PayloadAction<{ doneCount: number; at: string }>) {
      const { document: before, history } = original(state) ?? initialState;
      const { document, ...reached } = travelTo(history, before, payload.doneCount);
      if (reached.history === history) return;
      state.history = reached.history;
      state.document = document;
      state.updatedAt = payload.at;
    },
    /** Replaces the draft's document, as one step that is saved like any other change. */
    adReplaced(state, { payload }: PayloadAction<{ document: AdDocument; name: string; at: string }>) {
      const { document: before, history } = original(state) ?? initialState;
      const { name, at } = payload;
      const after = removeNulls(payload.document);
      state.history = recordChange(history, { before, after, at, name });
      state.document = after;
      state.updatedAt = at;
    },
    /** Replaces the draft with the server's version. With `step`, the replacement is a step that can be undone. */
    serverVersionTaken(
      state,
      { payload }: PayloadAction<TakenVersion & { updatedAt: string; step?: { name: string; at: string } }>,
    ) {
      const { document: before, history } = original(state) ?? initialState;
      const { document, step, updatedAt } = payload;
      if (step !== undefined) state.history = recordChange(history, { before, after: document, ...step });
      state.document = document;
      state.updatedAt = updatedAt;
    },
    /** Replaces the draft with its merge with the server's version. `parts` names what was changed elsewhere. */
    draftMerged(state, { payload }: PayloadAction<TakenVersion & { parts: string[]; at: string }>) {
      state.document = payload.document;
      state.updatedAt = payload.at;
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
