import type { UploadedAudio } from '@spinreel/api-contract/upload-audio';
import type { UploadedSample } from '@spinreel/api-contract/upload-sample';
import type { MusicAsset } from '@spinreel/config-schema/assets';
import { musicSamples, type MusicSampleId } from '@spinreel/config-schema/music-samples';
import { uploadProblem } from '@spinreel/config-schema/upload-rules';
import { sendAudio, sendSample } from '../api-client/upload-file.ts';
import { adChanged } from './ad-draft-slice.ts';
import type { DraftThunk } from './draft-root.ts';
import { attemptUpload, beginUpload, stopUpload } from './upload-attempts.ts';
import { uploadFailed, uploadForgotten, uploadProgressed } from './uploads-slice.ts';

const slot = 'backgroundMusic';

/** Checks a track and uploads it as the ad's music. */
export function uploadMusic(file: File): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const problem = uploadProblem('audio', { name: file.name, sizeBytes: file.size });
    if (problem !== null) {
      dispatch(uploadFailed({ slot, message: problem, isRefusal: true }));
      return;
    }
    const signal = dispatch(beginUpload(slot));
    const { adId } = getState().adDraft;
    const onProgress = (share: number) => {
      const percent = Math.round(share * 100);
      const stage = share < 1 ? 'uploading' : 'processing';
      const message = share < 1 ? `Uploading, ${percent} %` : 'Processing music...';
      dispatch(uploadProgressed({ slot, percent, stage, message }));
    };
    onProgress(0);
    const uploaded = await dispatch(
      attemptUpload<UploadedAudio>({
        slot,
        signal,
        situation: 'otherUpload',
        send: () => sendAudio(file, { signal, onProgress }),
      }),
    );
    if (uploaded === null || getState().adDraft.adId !== adId) return;
    const music = musicAsset(uploaded, {
      originalName: file.name,
      url: uploaded.processedAudio.optimizedUrl,
    });
    dispatch(adChanged({ assets: { backgroundMusic: { ...music, sampleId: null } } }));
    dispatch(uploadProgressed({ slot, percent: 100, stage: 'complete', message: 'Uploaded' }));
  };
}

/** Makes one of the product's sample tracks the ad's music. */
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
      }),
    );
    if (uploaded === null || getState().adDraft.adId !== adId) return;
    const originalName = musicSamples.find(({ id }) => id === sampleId)?.name ?? sampleId;
    const music = musicAsset(uploaded, { originalName, url: uploaded.filePath });
    dispatch(adChanged({ assets: { backgroundMusic: { ...music, sampleId } } }));
    dispatch(uploadProgressed({ slot, percent: 100, stage: 'complete', message: 'Sample added' }));
  };
}

/** Takes the music away. */
export function removeMusic(): DraftThunk<void> {
  return (dispatch) => {
    dispatch(stopUpload(slot));
    dispatch(uploadForgotten(slot));
    dispatch(adChanged({ assets: { backgroundMusic: null } }));
  };
}

function musicAsset(
  uploaded: UploadedAudio | UploadedSample,
  shown: { originalName: string; url: string },
): MusicAsset {
  return {
    filePath: uploaded.fileSystemPath,
    fileSystemPath: uploaded.fileSystemPath,
    uploadedPath: uploaded.filePath,
    processedUrl: shown.url,
    preview: shown.url,
    originalName: shown.originalName,
  };
}
