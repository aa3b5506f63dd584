import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { serverApi } from '../api-client/server-api.ts';
import type { AdDraftState } from './ad-draft-slice.ts';
import type { DraftCopies } from './draft-copies.ts';
import type { DraftTabs } from './draft-tabs.ts';
import type { SavingState } from './saving-slice.ts';
import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import type { UploadWork } from './upload-attempts.ts';
import type { UploadsState } from './uploads-slice.ts';
import type { VideoCutsState } from './video-cuts-slice.ts';

/** The store as far as the draft knows it. */
export interface DraftRoot {
  adDraft: AdDraftState;
  saving: SavingState;
  uploads: UploadsState;
  videoCuts: VideoCutsState;
  serverApi: ReturnType<typeof serverApi.reducer>;
}

/** What thunks are given from outside, so that tests control time, ids and storage. */
export interface DraftTools {
  now: () => Date;
  newId: () => string;
  copies: DraftCopies;
  /** The other pages of this browser. */
  tabs: DraftTabs;
  /** What runs for each place, to stop it when other work begins. */
  runningUploads: Map<UploadWork, AbortController>;
  /** How to try again what failed for each place. */
  retries: Map<AssetSlot, DraftThunk<unknown>>;
  /** By handle: addresses of the videos that were uploaded since the page was opened, to show them uncut. */
  localVideoUrls: Map<string, string>;
}

export type DraftDispatch = ThunkDispatch<DraftRoot, DraftTools, UnknownAction>;
export type DraftThunk<Result> = ThunkAction<Result, DraftRoot, DraftTools, UnknownAction>;

/** The store as what stands around the pages needs it. */
export interface DraftStore {
  dispatch: DraftDispatch;
  getState: () => DraftRoot;
}

export const useDraftSelector = useSelector.withTypes<DraftRoot>();
export const useDraftDispatch = useDispatch.withTypes<DraftDispatch>();
