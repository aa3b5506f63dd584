import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { toDraftDocument } from '../document/draft-document.ts';
import { draftClosed, draftMerged, draftOpened, isOwnChange, serverVersionTaken } from '../ad-draft-slice.ts';

/** The draft's state in relation to the server's copy. */
export interface SavingState {
  status: 'saved' | 'pending' | 'sending' | 'offline' | 'failed' | 'conflict' | 'off';
  /** Incremented by every change. `savedRevision` is the newest revision that the server has. */
  revision: number;
  savedRevision: number;
  /** The server version that the draft is based on; null until the ad exists on the server. */
  version: number | null;
  /** The document that the server has at `version`. A merge compares the changes here and elsewhere with it. */
  base: AdDocument | null;
  /** The documents that were sent since the server last answered. The server may have saved any of them. */
  unansweredDocuments: AdDocument[];
  /** ISO 8601. */
  savedAt: string | null;
  /** Number of consecutive failures. */
  failures: number;
  /** Why the last save was refused, as a message for the user. */
  message: string | null;
  /** Whether a save was requested while another one was running. */
  isSaveQueued: boolean;
  /** The server's newer version, set while the marketer has to choose. */
  serverAd: StoredAd | null;
  /** Names of the parts that were changed elsewhere and merged into the draft. Empty after the next change here. */
  mergedParts: string[];
  /** Whether this browser stores its own copy. */
  hasLocalCopy: boolean;
}

/** How many unanswered saves are remembered. Several can be in flight when a page closes. */
const maxUnanswered = 5;

const initialState: SavingState = {
  status: 'saved',
  revision: 0,
  savedRevision: 0,
  version: null,
  base: null,
  unansweredDocuments: [],
  savedAt: null,
  failures: 0,
  message: null,
  isSaveQueued: false,
  serverAd: null,
  mergedParts: [],
  hasLocalCopy: true,
};

const savingSlice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    saveQueued(state) {
      state.isSaveQueued = true;
    },
    saveStarted(state, { payload }: PayloadAction<{ document: AdDocument }>) {
      state.status = 'sending';
      state.isSaveQueued = false;
      state.unansweredDocuments = [...state.unansweredDocuments, payload.document].slice(-maxUnanswered);
    },
    saveSucceeded(
      state,
      { payload }: PayloadAction<{ revision: number; version: number; base: AdDocument; at: string }>,
    ) {
      state.savedRevision = payload.revision;
      state.version = payload.version;
      state.base = payload.base;
      state.unansweredDocuments = [];
      state.savedAt = payload.at;
      state.failures = 0;
      state.message = null;
      state.status = state.revision > payload.revision ? 'pending' : 'saved';
    },
    saveFailed(
      state,
      { payload }: PayloadAction<{ isOffline: boolean; willRetry: boolean; message: string }>,
    ) {
      state.status = payload.isOffline ? 'offline' : 'failed';
      state.message = payload.message;
      state.failures += 1;
    },
    saveConflicted(state, { payload }: PayloadAction<StoredAd>) {
      state.status = 'conflict';
      state.serverAd = payload;
    },
    autosaveTurnedOff(state) {
      state.status = 'off';
      state.savedRevision = state.revision;
    },
    ownVersionChosen(state) {
      state.version = state.serverAd?.version ?? state.version;
      if (state.serverAd !== null) state.base = toDraftDocument(state.serverAd.config);
      state.unansweredDocuments = [];
      state.serverAd = null;
      state.status = 'pending';
    },
    localCopyFailed(state) {
      state.hasLocalCopy = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftOpened, (state, { payload }) => ({
        ...initialState,
        hasLocalCopy: state.hasLocalCopy,
        version: payload.version,
        base: payload.base ?? null,
        unansweredDocuments: payload.unansweredDocuments ?? [],
        revision: payload.isDirty ? 1 : 0,
        status: payload.serverAd !== undefined ? 'conflict' : payload.isDirty ? 'pending' : 'saved',
        serverAd: payload.serverAd ?? null,
      }))
      .addCase(draftClosed, (state) => ({ ...initialState, hasLocalCopy: state.hasLocalCopy }))
      .addCase(serverVersionTaken, (state, { payload }) => {
        state.version = payload.version;
        state.base = payload.base;
        state.unansweredDocuments = [];
        state.savedRevision = state.revision;
        state.serverAd = null;
        state.message = null;
        state.failures = 0;
        state.status = 'saved';
      })
      .addCase(draftMerged, (state, { payload }) => {
        state.version = payload.version;
        state.base = payload.base;
        state.unansweredDocuments = [];
        state.revision += 1;
        state.serverAd = null;
        state.mergedParts = payload.parts;
        state.status = 'pending';
      })
      .addMatcher(isOwnChange, (state) => {
        state.revision += 1;
        state.mergedParts = [];
        if (state.status === 'off') state.savedRevision = state.revision;
        if (state.status === 'saved' || state.status === 'failed') state.status = 'pending';
      });
  },
});

export const savingReducer = savingSlice.reducer;
export const {
  autosaveTurnedOff,
  localCopyFailed,
  ownVersionChosen,
  saveConflicted,
  saveFailed,
  saveQueued,
  saveStarted,
  saveSucceeded,
} = savingSlice.actions;
