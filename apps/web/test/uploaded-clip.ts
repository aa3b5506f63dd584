/** The server's answer to an uploaded video. */
export const uploadedClip = {
  filePath: '/api/assets/video-123',
  fileSystemPath: 'asset:video-123',
  originalName: 'clip.mp4',
  fileSize: 9,
  processedVideo: {
    duration: 12,
    frameRate: 30,
    width: 1280,
    height: 720,
    optimizedUrl: '/api/assets/cut-1',
  },
};
