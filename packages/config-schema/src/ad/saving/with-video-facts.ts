import type { AdConfig } from '../ad-config.ts';
import type { Seconds } from '../../limits/units.ts';

/** The measured facts of an uploaded video: pixels after rotation, seconds, frames per second. */
export interface MeasuredVideo {
  readonly durationSeconds: Seconds;
  readonly frameRate: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The config with the measured numbers in place of those that the client sent; unchanged when it has no video.
 * The server and the CLI call it before `resolveAd`, so that the client's numbers do not decide where a video is trimmed.
 */
export function withVideoFacts(config: AdConfig, facts: MeasuredVideo): AdConfig {
  const video = config.assets?.gameplayVideo;
  if (!video) return config;
  return {
    ...config,
    assets: {
      ...config.assets,
      gameplayVideo: {
        ...video,
        duration: facts.durationSeconds,
        frameRate: facts.frameRate,
        width: facts.widthPx,
        height: facts.heightPx,
      },
    },
  };
}
