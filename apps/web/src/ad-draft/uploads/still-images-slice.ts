import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { StillSlots, UploadedImage } from '@spinreel/api-contract/uploads';
import type { ImageAsset } from '@spinreel/config-schema/ad/assets';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import type { ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { adsApi } from '../../api-client/ads-api.ts';
import { versionsApi } from '../../api-client/versions-api.ts';

/** The animated images of which an ad shows only the first frame in some slots. */
export interface StillImagesState {
  slotsByAssetId: Record<string, StillSlots>;
}

const initialState: StillImagesState = { slotsByAssetId: {} };

const isStoredAd = isAnyOf(
  adsApi.endpoints.readAd.matchFulfilled,
  versionsApi.endpoints.readVersion.matchFulfilled,
);

const stillImagesSlice = createSlice({
  name: 'stillImages',
  initialState,
  reducers: {
    imageUploaded(state, { payload }: PayloadAction<UploadedImage>) {
      const { filePath, processedImage } = payload;
      state.slotsByAssetId[parseAssetId(filePath) ?? ''] = processedImage.stillSlots ?? [];
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isStoredAd, (state, { payload }: { payload: StoredAd }) => {
      for (const { id, stillSlots } of Object.values(payload.assets))
        if (stillSlots !== undefined) state.slotsByAssetId[id] = stillSlots;
    });
  },
});

export const stillImagesReducer = stillImagesSlice.reducer;
export const { imageUploaded } = stillImagesSlice.actions;

/** Whether an image is animated, but shown as its first frame in this slot. */
export function isStillImage(
  { slotsByAssetId }: StillImagesState,
  image: ImageAsset | null,
  slot: ImageSlot,
): boolean {
  return slotsByAssetId[parseAssetId(image?.filePath ?? '') ?? '']?.includes(slot) ?? false;
}
