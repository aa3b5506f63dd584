import type { UploadedVideo } from '@spinreel/api-contract/upload-video';
import type { VideoAsset } from '@spinreel/config-schema/assets';

/** A video as the draft holds it, from what the server said of it. */
export function videoAsset(uploaded: UploadedVideo, originalName: string | null): VideoAsset {
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
