import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredAd, StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { adsApi } from '../../api-client/ads-api.ts';
import { versionsApi } from '../../api-client/versions-api.ts';
import { draftClosed, draftOpened, draftOpening } from '../ad-draft-slice.ts';

/** What the server knows about an uploaded file: its name, its addresses and its measurements. */
export type CatalogueAsset = Pick<
  StoredAsset,
  'originalName' | 'optimizedUrl' | 'width' | 'height' | 'duration' | 'frameRate' | 'cut' | 'stillSlots'
> & {
  /** Bytes of the upload; null if unknown. */
  fileSize: number | null;
  /** A notice of the server about the file that it accepted. */
  notice?: string | undefined;
};

/** The files that the open ad uses or has used, by asset ID. */
export type CatalogueState = Readonly<Record<string, CatalogueAsset>>;

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
      [getKey(payload.handle)]: payload.asset,
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

/** Returns what is known about the file with this handle; undefined if nothing is. */
export function findAsset(
  catalogue: CatalogueState,
  handle: string | null | undefined,
): CatalogueAsset | undefined {
  return handle ? catalogue[getKey(handle)] : undefined;
}

function getKey(handle: string): string {
  return parseAssetId(handle) ?? handle;
}
