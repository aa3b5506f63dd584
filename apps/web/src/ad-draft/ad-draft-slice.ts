import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/merge-config';

/** The ad on which the wizard works. */
export interface AdDraftState {
  /** `missing`: the address names an ad that neither server nor this device knows. `failed`: it could not be read. */
  status: 'closed' | 'opening' | 'ready' | 'missing' | 'failed';
  /** The id in the address; with status `ready` also the config's. */
  adId: string | null;
  /** The draft in the shape in which it is saved, plus what only the wizard needs. */
  config: AdConfig;
}

/** A draft as it is taken up: where it stands, and what the server has instead when the marketer must choose. */
export interface OpenedDraft {
  adId: string;
  config: AdConfig;
  version: number | null;
  isDirty: boolean;
  serverAd?: StoredAd;
}

/** What is known of a change beside what it changes. */
export interface ChangeOptions {
  /** ISO 8601; now when left out. */
  at?: string;
  /** Changes of one drag carry the same id, so that together they are one step. */
  gesture?: string;
}

const initialState: AdDraftState = { status: 'closed', adId: null, config: {} };

const adDraftSlice = createSlice({
  name: 'adDraft',
  initialState,
  reducers: {
    draftOpening(state, { payload }: PayloadAction<{ adId: string }>) {
      state.status = 'opening';
      state.adId = payload.adId;
      state.config = {};
    },
    draftOpened(state, { payload }: PayloadAction<OpenedDraft>) {
      state.status = 'ready';
      state.adId = payload.adId;
      state.config = payload.config;
    },
    draftNotOpened(state, { payload }: PayloadAction<{ reason: 'missing' | 'failed' }>) {
      state.status = payload.reason;
    },
    adChanged: {
      /** Merges a change into the draft at every depth. */
      prepare: (patch: ConfigChange<AdConfig>, { at, gesture }: ChangeOptions = {}) => ({
        payload: { patch, at: at ?? new Date().toISOString() },
        meta: gesture === undefined ? {} : { gesture },
      }),
      reducer(state, { payload }: PayloadAction<{ patch: ConfigChange<AdConfig>; at: string }>) {
        state.config = { ...mergeConfig<AdConfig>(state.config, payload.patch), updatedAt: payload.at };
      },
    },
  },
});

export const adDraftReducer = adDraftSlice.reducer;
export const { adChanged, draftNotOpened, draftOpened, draftOpening } = adDraftSlice.actions;
