import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { serverApi } from '../api-client/server-api.ts';
import type { AdDraftState } from './ad-draft-slice.ts';
import type { CatalogueState } from './catalogue/catalogue.ts';
import type { DraftCopies } from './saving/device/draft-copies.ts';
import type { DraftTabs } from './tabs/draft-tabs.ts';
import type { SavingState } from './saving/saving-slice.ts';
import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import type { NewCoverState } from './uploads/new-cover-slice.ts';
import type { UploadsState, UploadWork } from './uploads/uploads-slice.ts';

/** The part of the store that the draft's code uses. */
export interface DraftRoot {
  adDraft: AdDraftState;
  saving: SavingState;
  uploads: UploadsState;
  newCover: NewCoverState;
  catalogue: CatalogueState;
  serverApi: ReturnType<typeof serverApi.reducer>;
}

/** Dependencies of the thunks. They are passed in so that tests control time, IDs and storage. */
export interface DraftTools {
  now: () => Date;
  generateId: () => string;
  copies: DraftCopies;
  /** The other tabs of this browser. */
  tabs: DraftTabs;
  /** The running work of each slot, so that it can be stopped when other work starts. */
  runningUploads: Map<UploadWork, AbortController>;
  /** The thunk that retries the failed upload of each slot. */
  retries: Map<AssetSlot, DraftThunk<unknown>>;
  /**
   * The local URLs of the videos that were uploaded since the page was opened, by handle. They show the videos without
   * a crop.
   */
  localVideoUrls: Map<string, string>;
}

export type DraftDispatch = ThunkDispatch<DraftRoot, DraftTools, UnknownAction>;
export type DraftThunk<Result> = ThunkAction<Result, DraftRoot, DraftTools, UnknownAction>;

/** The part of the store that code outside React components uses. */
export interface DraftStore {
  dispatch: DraftDispatch;
  getState: () => DraftRoot;
}

export const useDraftSelector = useSelector.withTypes<DraftRoot>();
export const useDraftDispatch = useDispatch.withTypes<DraftDispatch>();
