import type { VideoCut } from '@spinreel/api-contract/uploads';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { adsApi } from '../../api-client/ads-api.ts';
import { versionsApi } from '../../api-client/versions-api.ts';
import { adReplaced, draftMerged, draftOpened, serverVersionTaken } from '../ad-draft-slice.ts';
import { selectVideoCut } from './select-video.ts';

/** A crop that the server has made. */
export interface MadeCut {
  cut: VideoCut;
  /** The size of the uploaded file; null if unknown. */
  uploadBytes: number | null;
  /** A notice of the server about the video that it accepted. */
  notice?: string | undefined;
}

/** The crops of the draft's video, by URL. */
export interface VideoCutsState {
  byUrl: Record<string, MadeCut>;
  /** The newest URL that the server has returned. Older URLs are not served any more. */
  newestUrl: string | null;
}

const initialState: VideoCutsState = { byUrl: {}, newestUrl: null };

const isTakenUp = isAnyOf(draftOpened, serverVersionTaken, draftMerged, adReplaced);

const isStoredAd = isAnyOf(
  adsApi.endpoints.readAd.matchFulfilled,
  versionsApi.endpoints.readVersion.matchFulfilled,
);

const videoCutsSlice = createSlice({
  name: 'videoCuts',
  initialState,
  reducers: {
    cutMade(state, { payload }: PayloadAction<MadeCut & { url: string }>) {
      const { url, ...made } = payload;
      state.byUrl[url] = made;
      state.newestUrl = url;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isStoredAd, (state, { payload }: { payload: StoredAd }) => {
      for (const { cut, optimizedUrl, fileSize } of Object.values(payload.assets))
        if (cut !== undefined) state.byUrl[optimizedUrl] = { cut, uploadBytes: fileSize };
    });
    // A server that does not report the crop is assumed to have applied the draft's settings.
    builder.addMatcher(isTakenUp, (state, { payload }: { payload: { config: AdConfig } }) => {
      const url = payload.config.assets?.gameplayVideo?.processedUrl ?? null;
      if (url === null || url === state.newestUrl) return;
      state.byUrl[url] ??= { cut: selectVideoCut(payload.config), uploadBytes: null };
      state.newestUrl = url;
    });
  },
});

export const videoCutsReducer = videoCutsSlice.reducer;
export const { cutMade } = videoCutsSlice.actions;

/** Whether two crops show the same part of the video. */
export function isSameCut(one: VideoCut, other: VideoCut): boolean {
  return (
    one.splitScreen === other.splitScreen &&
    one.zoom === other.zoom &&
    one.zoomX === other.zoomX &&
    one.zoomY === other.zoomY
  );
}
