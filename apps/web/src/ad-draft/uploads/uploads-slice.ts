import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftOpened } from '../ad-draft-slice.ts';
import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';

/** Work in progress for a draft: the upload to a slot, or a new crop of its video. */
export type UploadWork = AssetSlot | 'videoCut';

/** The state of an upload (requirement upload.progress-messages). */
export interface UploadState {
  /** 0 to 100. */
  percent: number;
  stage: 'uploading' | 'processing' | 'complete';
  /** The current activity as a message for the user. With `hasFailed`, the error message. */
  message: string;
  /** Bytes, speed and remaining time as a text, for uploads that take long enough. */
  detail: string | null;
  hasFailed: boolean;
  /** Whether the same file may be accepted later. If false, only another file helps. */
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
  canRetry?: boolean;
}

const initialState: UploadsState = {};

const uploadsSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadProgressed(state, { payload }: PayloadAction<Progressed>) {
      const { slot, percent, stage, message, detail = null } = payload;
      state[slot] = { percent, stage, message, detail, hasFailed: false, canRetry: false };
    },
    uploadFailed(state, { payload }: PayloadAction<Failed>) {
      const { slot, message, canRetry = false } = payload;
      state[slot] = {
        percent: 0,
        stage: 'complete',
        message,
        detail: null,
        hasFailed: true,
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

/** Whether a file is being sent or processed. */
export function isUploading(upload: UploadState | undefined): boolean {
  return upload !== undefined && upload.stage !== 'complete';
}
