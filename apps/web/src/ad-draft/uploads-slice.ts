import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftOpened } from './ad-draft-slice.ts';
import type { AssetSlot } from '@spinreel/config-schema/asset-slots';

/** How an upload is doing (product spec, 'Upload progress'). */
export interface UploadState {
  /** 0 to 100. */
  percent: number;
  stage: 'uploading' | 'processing' | 'complete';
  /** What is going on, for people; with `hasFailed`, what went wrong. */
  message: string;
  /** Bytes, speed and the time left, for people, where it takes long enough to ask. */
  detail: string | null;
  hasFailed: boolean;
  /** Refused before a byte was sent: the words name the file's fault, not the upload's. */
  isRefusal: boolean;
  /** What failed can be tried again as it was, without choosing a file. */
  canRetry: boolean;
}

export type UploadsState = Partial<Record<AssetSlot, UploadState>>;

interface Progressed {
  slot: AssetSlot;
  percent: number;
  stage: UploadState['stage'];
  message: string;
  detail?: string | null;
}

interface Failed {
  slot: AssetSlot;
  message: string;
  isRefusal?: boolean;
  canRetry?: boolean;
}

const initialState: UploadsState = {};

const uploadsSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadProgressed(state, { payload }: PayloadAction<Progressed>) {
      const { slot, percent, stage, message, detail = null } = payload;
      state[slot] = { percent, stage, message, detail, hasFailed: false, isRefusal: false, canRetry: false };
    },
    uploadFailed(state, { payload }: PayloadAction<Failed>) {
      const { slot, message, isRefusal = false, canRetry = false } = payload;
      state[slot] = {
        percent: 0,
        stage: 'complete',
        message,
        detail: null,
        hasFailed: true,
        isRefusal,
        canRetry,
      };
    },
    uploadForgotten(state, { payload }: PayloadAction<AssetSlot>) {
      const { [payload]: _forgotten, ...rest } = state;
      return rest;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(draftOpened, () => initialState);
  },
});

export const uploadsReducer = uploadsSlice.reducer;
export const { uploadFailed, uploadForgotten, uploadProgressed } = uploadsSlice.actions;

/** Whether an upload is on its way or being worked on. */
export function isUploading(upload: UploadState | undefined): boolean {
  return upload !== undefined && upload.stage !== 'complete';
}
