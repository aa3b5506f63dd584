import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { draftClosed, draftMerged, draftOpened, isOwnChange, serverVersionTaken } from './ad-draft-slice.ts';

/** How the draft stands to its copy on the server. */
export interface SavingState {
  status: 'saved' | 'pending' | 'sending' | 'offline' | 'failed' | 'conflict' | 'off';
  /** Counts the changes; `savedRevision` is the newest that the server has. */
  revision: number;
  savedRevision: number;
  /** The server's version from which the draft goes on; null while the ad does not exist there. */
  version: number | null;
  /** The config that the server has at `version`, from which changes here and elsewhere are told apart. */
  base: AdConfig | null;
  /** The `updatedAt` of what was sent last: what the server may hold although no answer came. */
  sentUpdatedAts: string[];
  /** ISO 8601. */
  savedAt: string | null;
  /** Failures in a row. */
  failures: number;
  /** Why the last save was refused, for people. */
  message: string | null;
  /** A save was asked for while another was on its way. */
  isSaveQueued: boolean;
  /** The server's newer version while the marketer has to choose. */
  serverAd: StoredAd | null;
  /** What was changed elsewhere and is now in the draft too, in words; empty once something is changed here. */
  mergedParts: string[];
  /** Whether this browser keeps a copy of its own. */
  hasLocalCopy: boolean;
}

/** How many sent versions are remembered: a few may be on their way when a page closes. */
const sentVersionsKept = 5;

const initialState: SavingState = {
  status: 'saved',
  revision: 0,
  savedRevision: 0,
  version: null,
  base: null,
  sentUpdatedAts: [],
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
    saveStarted(state, { payload }: PayloadAction<{ updatedAt: string }>) {
      state.status = 'sending';
      state.isSaveQueued = false;
      state.sentUpdatedAts = [...state.sentUpdatedAts, payload.updatedAt].slice(-sentVersionsKept);
    },
    saveSucceeded(
      state,
      { payload }: PayloadAction<{ revision: number; version: number; base: AdConfig; at: string }>,
    ) {
      state.savedRevision = payload.revision;
      state.version = payload.version;
      state.base = payload.base;
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
    ownVersionKept(state) {
      state.version = state.serverAd?.version ?? state.version;
      state.base = state.serverAd?.config ?? state.base;
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
        revision: payload.isDirty ? 1 : 0,
        status: payload.serverAd !== undefined ? 'conflict' : payload.isDirty ? 'pending' : 'saved',
        serverAd: payload.serverAd ?? null,
      }))
      .addCase(draftClosed, (state) => ({ ...initialState, hasLocalCopy: state.hasLocalCopy }))
      .addCase(serverVersionTaken, (state, { payload }) => {
        state.version = payload.version;
        state.base = payload.base;
        state.savedRevision = state.revision;
        state.serverAd = null;
        state.message = null;
        state.failures = 0;
        state.status = 'saved';
      })
      .addCase(draftMerged, (state, { payload }) => {
        state.version = payload.version;
        state.base = payload.base;
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
  ownVersionKept,
  saveConflicted,
  saveFailed,
  saveQueued,
  saveStarted,
  saveSucceeded,
} = savingSlice.actions;
