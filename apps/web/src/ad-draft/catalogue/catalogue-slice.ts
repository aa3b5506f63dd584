import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { getCatalogueKey, type CatalogueAsset, type CatalogueState } from './catalogue.ts';
import { draftClosed, draftOpened, draftOpening } from '../ad-draft-slice.ts';

const initialState: CatalogueState = {};

const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /** Adds a file that was uploaded or cropped. */
    assetReceived: (state, { payload }: PayloadAction<{ handle: string; asset: CatalogueAsset }>) => ({
      ...state,
      [getCatalogueKey(payload.handle)]: payload.asset,
    }),
    /** Adds files that the server returned with the open ad. Other ads may show another crop of the same video. */
    assetsReceived: (state, { payload }: PayloadAction<StoredAd['assets']>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftOpening, () => initialState)
      .addCase(draftClosed, () => initialState)
      // The server's facts are newer than those that this device has stored.
      .addCase(draftOpened, (state, { payload }) => ({ ...payload.assets, ...state }));
  },
});

export const catalogueReducer = catalogueSlice.reducer;
export const { assetReceived, assetsReceived } = catalogueSlice.actions;
