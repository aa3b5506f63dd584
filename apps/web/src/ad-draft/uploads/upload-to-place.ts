import type { Answer } from '../../api-client/calls/api-failure.ts';
import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { UploadProgress } from '@spinreel/config-schema/messages/upload-progress';
import { findUploadProblem } from '@spinreel/config-schema/rules/upload-rules';
import type { UploadControl } from '../../api-client/upload-file.ts';
import { formatTransfer } from '../../lib/format/format-transfer.ts';
import type { DraftThunk } from '../draft-root.ts';
import { attemptUpload, beginUpload, endUpload } from './upload-attempts.ts';
import { uploadFailed, uploadProgressed } from './uploads-slice.ts';

/** The upload of one file to one slot. */
export interface PlacedUpload<Data> {
  slot: AssetSlot;
  file: File;
  send: (control: UploadControl) => DraftThunk<Promise<Answer<Data>>>;
  /** Returns the progress to show when this share of the bytes, 0 to 1, has been sent. */
  progressAt: (share: number) => UploadProgress;
  /** Adds the uploaded file to the draft. */
  place: (data: Data) => DraftThunk<void>;
  done: string;
}

/** Checks a file and uploads it to its slot. The previous file stays until the upload is complete. */
export function uploadToPlace<Data>(upload: PlacedUpload<Data>): DraftThunk<Promise<void>> {
  const { slot, file, progressAt, done } = upload;
  return async (dispatch, getState, { now }) => {
    const problem = findUploadProblem(assetSlots[slot].purpose, { name: file.name, sizeBytes: file.size });
    if (problem !== null) {
      dispatch(uploadFailed({ slot, message: describeProblem(problem) }));
      return;
    }
    const { adId } = getState().adDraft;
    const signal = dispatch(beginUpload(slot));
    const isOver = () => signal.aborted || getState().adDraft.adId !== adId;
    const send = () => {
      const startedAtMs = now().getTime();
      const report = (progress: UploadProgress, detail: string | null) => {
        if (!isOver()) dispatch(uploadProgressed({ slot, ...progress, detail }));
      };
      const onProgress = (share: number) => {
        const elapsedMs = now().getTime() - startedAtMs;
        const detail = formatTransfer({ sentBytes: share * file.size, totalBytes: file.size, elapsedMs });
        report(progressAt(share), detail);
      };
      onProgress(0);
      return dispatch(upload.send({ signal, onProgress, onWork: (progress) => report(progress, null) }));
    };
    const uploaded = await dispatch(
      attemptUpload<Data>({
        slot,
        signal,
        situation: findSituation(slot),
        send,
        retry: uploadToPlace(upload),
      }),
    );
    dispatch(endUpload(slot, signal));
    if (uploaded === null || isOver()) return;
    dispatch(uploadProgressed({ slot, percent: 100, stage: 'complete', message: done }));
    dispatch(upload.place(uploaded));
  };
}

/** Returns progress that counts the bytes sent, then shows the `processing` message. */
export function createPlainProgress(processing: string): (share: number) => UploadProgress {
  return (share) => {
    const percent = Math.round(share * 100);
    return share < 1
      ? { percent, stage: 'uploading', message: 'Uploading...' }
      : { percent, stage: 'processing', message: processing };
  };
}

const mainSlots: ReadonlySet<AssetSlot> = new Set([
  'coverImage',
  'landscapeCoverImage',
  'gameplayVideo',
  'frameImage',
  'backgroundImage',
]);

/** Returns the entry of the error catalogue for a failed upload to this slot. */
function findSituation(slot: AssetSlot): 'mainUpload' | 'otherUpload' {
  return mainSlots.has(slot) ? 'mainUpload' : 'otherUpload';
}
