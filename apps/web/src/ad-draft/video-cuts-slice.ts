import type { VideoCut } from '@spinreel/api-contract/video-cut';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { adsApi } from '../api-client/ads-api.ts';
import { versionsApi } from '../api-client/versions-api.ts';
import { adReplaced, draftMerged, draftOpened, serverVersionTaken } from './ad-draft-slice.ts';
import { videoCutOf } from './select-video.ts';

/** What is known of a cut that the server has made. */
export interface MadeCut {
  cut: VideoCut;
  /** Bytes of the upload behind it, where that is known. */
  uploadBytes: number | null;
}

/** Which cuts the addresses of the draft's video show. */
export interface VideoCutsState {
  byUrl: Record<string, MadeCut>;
  /** The address that the server gave out last: it shows others no more. */
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
    // Of a server that does not say how a video is cut: as the draft wants it.
    builder.addMatcher(isTakenUp, (state, { payload }: { payload: { config: AdConfig } }) => {
      const url = payload.config.assets?.gameplayVideo?.processedUrl ?? null;
      if (url === null || url === state.newestUrl) return;
      state.byUrl[url] ??= { cut: videoCutOf(payload.config), uploadBytes: null };
      state.newestUrl = url;
    });
  },
});

export const videoCutsReducer = videoCutsSlice.reducer;
export const { cutMade } = videoCutsSlice.actions;

/** Whether both show the same part of the picture. */
export function isSameCut(one: VideoCut, other: VideoCut): boolean {
  return (
    one.splitScreen === other.splitScreen &&
    one.zoom === other.zoom &&
    one.zoomX === other.zoomX &&
    one.zoomY === other.zoomY
  );
}
