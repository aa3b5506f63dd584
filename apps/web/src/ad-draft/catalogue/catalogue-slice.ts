import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { adsApi } from '../../api-client/ads-api.ts';
import { versionsApi } from '../../api-client/versions-api.ts';
import { getCatalogueKey, type CatalogueAsset, type CatalogueState } from './catalogue.ts';
import { draftClosed, draftOpened, draftOpening } from '../ad-draft-slice.ts';

const initialState: CatalogueState = {};

const isStoredAd = isAnyOf(
  adsApi.endpoints.readAd.matchFulfilled,
  versionsApi.endpoints.readVersion.matchFulfilled,
);

const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /** Adds a file that was uploaded or cropped. */
    assetReceived: (state, { payload }: PayloadAction<{ handle: string; asset: CatalogueAsset }>) => ({
      ...state,
      [getCatalogueKey(payload.handle)]: payload.asset,
    }),
    /** Adds files that the server returned with an ad. */
    assetsReceived: (state, { payload }: PayloadAction<StoredAd['assets']>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftOpening, () => initialState)
      .addCase(draftClosed, () => initialState)
      // The server's facts are newer than those that this device has stored.
      .addCase(draftOpened, (state, { payload }) => ({ ...payload.assets, ...state }))
      .addMatcher(isStoredAd, (state, { payload }: { payload: StoredAd }) => ({
        ...state,
        ...payload.assets,
      }));
  },
});

export const catalogueReducer = catalogueSlice.reducer;
export const { assetReceived, assetsReceived } = catalogueSlice.actions;
