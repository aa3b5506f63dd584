import type { UploadedVideo } from '@spinreel/api-contract/upload-video';
import { servedUrl } from './served-url.ts';
import type { TakenVideo } from './take-video.ts';
import { uploadedFileOf } from './uploaded-file-of.ts';

/** What an uploaded video is answered with: its handles, what it is, and where its cut is shown. */
export function uploadedVideoOf({ asset, facts, mezzanine }: TakenVideo): UploadedVideo {
  return {
    ...uploadedFileOf(asset),
    processedVideo: {
      duration: facts.durationSeconds,
      frameRate: facts.frameRate,
      width: facts.widthPx,
      height: facts.heightPx,
      optimizedUrl: servedUrl(asset),
      optimizedWidth: mezzanine.widthPx,
      optimizedHeight: mezzanine.heightPx,
    },
  };
}
