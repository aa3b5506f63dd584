import type { StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';

/** A video as the server returns it with an ad that uses it. */
export const storedClip: StoredAsset = {
  id: 'video-123',
  kind: 'video',
  filePath: '/api/assets/video-123',
  fileSystemPath: 'asset:video-123',
  originalName: 'clip.mp4',
  fileSize: 9,
  optimizedUrl: '/api/assets/cut-1',
  width: 1280,
  height: 720,
  duration: 12,
  frameRate: 30,
  cut: { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 },
};
