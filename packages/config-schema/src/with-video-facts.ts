import type { AdConfig } from './ad-config.ts';
import type { Seconds } from './units.ts';

/** What measuring the uploaded video told: pixels as seen after rotation, seconds, frames per second. */
export interface MeasuredVideo {
  readonly durationSeconds: Seconds;
  readonly frameRate: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The config with the measured numbers in place of those that the client sent; unchanged when it has no video.
 * The server and the CLI call it before `resolveAd`, so that nobody's claim decides where a video is cut.
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
