import type { UploadedVideo } from '@spinreel/api-contract/uploads';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';

/** Creates the draft's video asset from the server's response. */
export function createVideoAsset(uploaded: UploadedVideo, originalName: string | null): VideoAsset {
  const { processedVideo } = uploaded;
  return {
    filePath: uploaded.fileSystemPath,
    fileSystemPath: uploaded.fileSystemPath,
    uploadedPath: uploaded.filePath,
    processedUrl: processedVideo.optimizedUrl,
    preview: processedVideo.optimizedUrl,
    originalName,
    width: processedVideo.width,
    height: processedVideo.height,
    duration: processedVideo.duration,
    frameRate: processedVideo.frameRate,
  };
}
