import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { Trim } from '@spinreel/config-schema/assets';
import { defaults } from '@spinreel/config-schema/defaults';
import { videoLimits } from '@spinreel/config-schema/limits';
import { effectiveTrim } from '@spinreel/config-schema/trim';

/** How the draft's video is cut, defaults filled in. */
export function videoCutOf(config: AdConfig): VideoCut {
  const video = config.assets?.gameplayVideo;
  return {
    splitScreen: video?.splitScreen ?? defaults.splitScreen,
    zoom: video?.zoom ?? defaults.zoom,
    zoomX: video?.zoomX ?? defaults.zoomX,
    zoomY: video?.zoomY ?? defaults.zoomY,
  };
}

/** What the timeline shows: the video's address, its length in seconds, its frames per second, and the chosen part. */
export interface VideoTimeline {
  url: string | null;
  durationSeconds: number;
  /** Of the processed video, which is what the timeline steps through. */
  frameRate: number;
  trim: Trim;
}

/** The draft's video as a timeline, with the product's length while the video's is unknown. */
export function videoTimelineOf(config: AdConfig): VideoTimeline {
  const video = config.assets?.gameplayVideo;
  const durationSeconds = video?.duration ?? videoLimits.timelineFallbackSeconds;
  return {
    url: video?.filePath ? (video.processedUrl ?? video.uploadedPath ?? null) : null,
    durationSeconds,
    frameRate: Math.min(video?.frameRate ?? defaults.frameRate, videoLimits.maxFrameRate),
    trim: effectiveTrim({ durationSeconds, trim: video?.trim }),
  };
}
