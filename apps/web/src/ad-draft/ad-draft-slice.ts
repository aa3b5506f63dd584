import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import { removeNulls, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { editVariant } from '@spinreel/variants/resolve/edit-variant';
import { getPointerPress } from '../lib/page/pointer-press.ts';
import type { CatalogueState } from './catalogue/catalogue.ts';
import {
  emptyHistory,
  recordChange,
  travelTo,
  type EditHistory,
  type RecordedChange,
} from './history/edit-history.ts';
import { getScopeKey, resolveScope, type VariantScope, type WantedScope } from './variants/variant-scope.ts';

/** The ad that is open in the wizard. */
export interface AdDraftState {
  /** `missing`: neither the server nor this device has the ad in the URL. `failed`: the ad could not be read. */
  status: 'closed' | 'opening' | 'ready' | 'missing' | 'failed';
  /** The ID in the URL. */
  adId: string | null;
  /** The whole ad, with its variants. It may contain incomplete values, such as a half-typed store URL. */
  ad: AdDocument;
  /** The variant and the language that the wizard shows and edits. Null is the base, in the ad's own language. */
  scope: VariantScope | null;
  /** The content of that variant. It derives from `ad`, and `adChanged` changes it. */
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
  /** The variant and the language to show first. Default: the base. */
  scope?: WantedScope | null;
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
  ad: {},
  scope: null,
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
      showAd(state, payload.document, payload.scope);
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
      /** Merges a change into the variant that the wizard shows, at every depth. */
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
        const { document } = original(state) ?? initialState;
        const edited = removeNulls(mergeConfig<AdDocument>(document, payload.patch));
        changeAd(state, { after: editScope(state, edited), at: payload.at, ...meta });
      },
    },
    /** Shows another variant or language in the wizard. */
    scopeChosen(state, { payload }: PayloadAction<WantedScope | null>) {
      const { ad } = original(state) ?? initialState;
      showAd(state, ad, payload);
    },
    /** Undoes or redoes steps until `doneCount` steps are done. */
    historyTravelled(state, { payload }: PayloadAction<{ doneCount: number; at: string }>) {
      const { ad: before, history } = original(state) ?? initialState;
      const { document, ...reached } = travelTo(history, before, payload.doneCount);
      if (reached.history === history) return;
      state.history = reached.history;
      showAd(state, document);
      state.updatedAt = payload.at;
    },
    /** Replaces the whole ad with its variants, as one step that is saved like any other change. */
    adReplaced(state, { payload }: PayloadAction<{ ad: AdDocument; name: string; at: string }>) {
      const { ad, ...step } = payload;
      changeAd(state, { after: removeNulls(ad), ...step });
    },
    /** Replaces the content of the variant that the wizard shows, as one step. */
    documentReplaced(state, { payload }: PayloadAction<{ document: AdDocument; name: string; at: string }>) {
      const { document, ...step } = payload;
      changeAd(state, { after: editScope(state, removeNulls(document)), ...step });
    },
    /** Replaces the draft with the server's version. With `step`, the replacement is a step that can be undone. */
    serverVersionTaken(
      state,
      { payload }: PayloadAction<TakenVersion & { updatedAt: string; step?: { name: string; at: string } }>,
    ) {
      const { ad: before, history } = original(state) ?? initialState;
      const { document, step, updatedAt } = payload;
      if (step !== undefined) state.history = recordChange(history, { before, after: document, ...step });
      showAd(state, document);
      state.updatedAt = updatedAt;
    },
    /** Replaces the draft with its merge with the server's version. `parts` names what was changed elsewhere. */
    draftMerged(state, { payload }: PayloadAction<TakenVersion & { parts: string[]; at: string }>) {
      showAd(state, payload.document);
      state.updatedAt = payload.at;
    },
  },
});

/** Shows an ad: the chosen variant of it, or the base if it does not contain that variant. */
function showAd(state: AdDraftState, ad: AdDocument, wanted: WantedScope | null = state.scope): void {
  const { scope, document } = resolveScope(ad, wanted);
  state.ad = ad;
  state.scope = scope;
  state.document = document;
}

/** Returns the ad after an edit of the variant that the wizard shows. */
function editScope(state: AdDraftState, edited: AdDocument): AdDocument {
  const { ad, scope } = original(state) ?? initialState;
  return editVariant(ad, { key: getScopeKey(ad, scope), edited });
}

function changeAd(state: AdDraftState, { after, ...change }: Omit<RecordedChange, 'before'>): void {
  const { ad: before, history } = original(state) ?? initialState;
  state.history = recordChange(history, { before, after, ...change });
  showAd(state, after);
  state.updatedAt = change.at;
}

export const adDraftReducer = adDraftSlice.reducer;
export const {
  adChanged,
  adReplaced,
  documentReplaced,
  draftClosed,
  draftMerged,
  draftNotOpened,
  draftOpened,
  draftOpening,
  historyTravelled,
  scopeChosen,
  serverVersionTaken,
} = adDraftSlice.actions;

/** Whether an action changes the draft in a way that the server does not know yet. */
export const isOwnChange = isAnyOf(adChanged, adReplaced, documentReplaced, historyTravelled);
