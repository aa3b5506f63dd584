import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import type { UploadProgress } from '@spinreel/config-schema/upload-progress';
import { uploadProblem } from '@spinreel/config-schema/upload-rules';
import type { UploadAnswer, UploadControl } from '../api-client/upload-file.ts';
import { transferWords } from '../lib/transfer-words.ts';
import type { DraftThunk } from './draft-root.ts';
import { attemptUpload, beginUpload, endUpload } from './upload-attempts.ts';
import { uploadSituation } from './upload-slots.ts';
import { uploadFailed, uploadProgressed } from './uploads-slice.ts';

/** One file on its way to one place of the ad. */
export interface PlacedUpload<Data> {
  slot: AssetSlot;
  file: File;
  send: (control: UploadControl) => DraftThunk<Promise<UploadAnswer<Data>>>;
  /** What is shown while this share of the bytes, 0 to 1, has left. */
  progressAt: (share: number) => UploadProgress;
  /** Puts what the server made of the file into the draft. */
  place: (data: Data) => DraftThunk<void>;
  done: string;
}

/** Checks a file and uploads it to its place; what is there stays until the new one has arrived. */
export function uploadToPlace<Data>(upload: PlacedUpload<Data>): DraftThunk<Promise<void>> {
  const { slot, file, progressAt, done } = upload;
  return async (dispatch, getState, { now }) => {
    const problem = uploadProblem(assetSlots[slot].purpose, { name: file.name, sizeBytes: file.size });
    if (problem !== null) {
      dispatch(uploadFailed({ slot, message: problem, isRefusal: true }));
      return;
    }
    const { adId } = getState().adDraft;
    const signal = dispatch(beginUpload(slot));
    const isOver = () => signal.aborted || getState().adDraft.adId !== adId;
    const send = () => {
      const startedAtMs = now().getTime();
      const tell = (progress: UploadProgress, detail: string | null) => {
        if (!isOver()) dispatch(uploadProgressed({ slot, ...progress, detail }));
      };
      const onProgress = (share: number) => {
        const elapsedMs = now().getTime() - startedAtMs;
        const detail = transferWords({ sentBytes: share * file.size, totalBytes: file.size, elapsedMs });
        tell(progressAt(share), detail);
      };
      onProgress(0);
      return dispatch(upload.send({ signal, onProgress, onWork: (progress) => tell(progress, null) }));
    };
    const uploaded = await dispatch(
      attemptUpload<Data>({
        slot,
        signal,
        situation: uploadSituation(slot),
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

/** Progress of an upload whose bytes count alone, and then what the server does with it. */
export function plainProgress(processing: string): (share: number) => UploadProgress {
  return (share) => {
    const percent = Math.round(share * 100);
    return share < 1
      ? { percent, stage: 'uploading', message: 'Uploading...' }
      : { percent, stage: 'processing', message: processing };
  };
}
