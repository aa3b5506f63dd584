import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { draftOpened } from '../ad-draft-slice.ts';

/** What the wizard knows about a cover that was uploaded since the ad was opened. */
export interface NewCoverState {
  /** The handle of the cover whose elements have not been placed yet; null if there is none. */
  handle: string | null;
  /** The last change that placed elements automatically. An element at its position there was not placed by a person. */
  placed: ConfigChange<AdDocument> | null;
}

const initialState: NewCoverState = { handle: null, placed: null };

const newCoverSlice = createSlice({
  name: 'newCover',
  initialState,
  reducers: {
    coverUploaded(state, { payload }: PayloadAction<{ handle: string }>) {
      state.handle = payload.handle;
    },
    /** Also if nothing had to be placed: `change` is then null. */
    coverElementsPlaced(state, { payload }: PayloadAction<{ change: ConfigChange<AdDocument> | null }>) {
      return { handle: null, placed: payload.change ?? state.placed };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(draftOpened, () => initialState);
  },
});

export const newCoverReducer = newCoverSlice.reducer;
export const { coverElementsPlaced, coverUploaded } = newCoverSlice.actions;
