import type { UploadedAudio } from '@spinreel/api-contract/uploads';
import type { UploadedSample } from '@spinreel/api-contract/samples';
import { musicSamples, type MusicSampleId } from '@spinreel/config-schema/options/music-samples';
import { sendAudio, sendSample } from '../../api-client/upload-file.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { assetReceived } from '../catalogue/catalogue-slice.ts';
import { createMusicFacts } from '../catalogue/uploaded-facts.ts';
import type { DraftThunk } from '../draft-root.ts';
import { attemptUpload, beginUpload, cancelUpload, endUpload } from './upload-attempts.ts';
import { createPlainProgress, uploadToPlace } from './upload-to-place.ts';
import { uploadProgressed } from './uploads-slice.ts';

const slot = 'backgroundMusic';

/** Checks a track and uploads it as the ad's music. */
export function uploadMusic(file: File): DraftThunk<Promise<void>> {
  return uploadToPlace<UploadedAudio>({
    slot,
    file,
    send: (control) => () => sendAudio(file, control),
    progressAt: createPlainProgress('Processing music...'),
    place: (uploaded) => (dispatch) => {
      const facts = createMusicFacts(uploaded, uploaded.processedAudio.optimizedUrl);
      const filePath = uploaded.fileSystemPath;
      dispatch(assetReceived({ handle: filePath, asset: { ...facts, originalName: file.name } }));
      dispatch(adChanged({ assets: { backgroundMusic: { filePath, sampleId: null } } }));
    },
    done: 'Uploaded',
  });
}

/** Sets one of the product's sample tracks as the ad's music. */
export function chooseSample(sampleId: MusicSampleId): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const signal = dispatch(beginUpload(slot));
    const { adId } = getState().adDraft;
    dispatch(uploadProgressed({ slot, percent: 0, stage: 'processing', message: 'Loading sample...' }));
    const uploaded = await dispatch(
      attemptUpload<UploadedSample>({
        slot,
        signal,
        send: () => sendSample(sampleId, signal),
        situation: 'sampleLoad',
        retry: chooseSample(sampleId),
      }),
    );
    dispatch(endUpload(slot, signal));
    if (uploaded === null || getState().adDraft.adId !== adId) return;
    const originalName = musicSamples.find(({ id }) => id === sampleId)?.name ?? sampleId;
    const facts = createMusicFacts(uploaded, uploaded.filePath);
    const filePath = uploaded.fileSystemPath;
    dispatch(assetReceived({ handle: filePath, asset: { ...facts, originalName } }));
    dispatch(adChanged({ assets: { backgroundMusic: { filePath, sampleId } } }));
    dispatch(uploadProgressed({ slot, percent: 100, stage: 'complete', message: 'Sample added' }));
  };
}

/** Removes the music. */
export function removeMusic(): DraftThunk<void> {
  return (dispatch) => {
    dispatch(cancelUpload(slot));
    dispatch(adChanged({ assets: { backgroundMusic: null } }));
  };
}
