import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { VideoCut } from '@spinreel/api-contract/uploads';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import {
  findAsset,
  getCatalogueKey,
  getCroppedUrl,
  type CatalogueAsset,
  type CatalogueState,
} from './catalogue.ts';
import { draftClosed, draftOpened, draftOpening } from '../ad-draft-slice.ts';

const initialState: CatalogueState = {};

const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /** Adds a file that was uploaded or cropped. */
    assetReceived: (state, { payload }: PayloadAction<{ handle: string; asset: CatalogueAsset }>) =>
      addAssets(state, { [getCatalogueKey(payload.handle)]: payload.asset }),
    /** Adds files that the server returned with the open ad. Other ads may show another crop of the same video. */
    assetsReceived: (state, { payload }: PayloadAction<StoredAd['assets']>) => addAssets(state, payload),
    /** Shows a crop of a video that the server has. */
    cropShown: (state, { payload }: PayloadAction<{ handle: string; cut: VideoCut }>) => {
      const { handle, cut } = payload;
      const asset = findAsset(state, handle);
      if (asset === undefined) return state;
      const optimizedUrl = getCroppedUrl(state, { filePath: handle, ...cut });
      return { ...state, [getCatalogueKey(handle)]: { ...asset, optimizedUrl, cut } };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftOpening, () => initialState)
      .addCase(draftClosed, () => initialState)
      // The server's facts are newer than those that this device has stored.
      .addCase(draftOpened, (state, { payload }) => ({ ...payload.assets, ...state }));
  },
});

/** Adds files, or replaces what is known about them. A crop that the server has made is still known. */
function addAssets(state: CatalogueState, assets: CatalogueState): CatalogueState {
  const added = Object.entries(assets).map(([key, asset]) => {
    const shown = asset.cut === undefined ? [] : [nameCrop(asset.cut)];
    const crops = new Set([...(state[key]?.crops ?? []), ...(asset.crops ?? []), ...shown]);
    return [key, crops.size === 0 ? asset : { ...asset, crops: [...crops] }] as const;
  });
  return { ...state, ...Object.fromEntries(added) };
}

export const catalogueReducer = catalogueSlice.reducer;
export const { assetReceived, assetsReceived, cropShown } = catalogueSlice.actions;
