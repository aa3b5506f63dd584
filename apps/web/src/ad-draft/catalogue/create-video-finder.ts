import type { FindVideo } from '@spinreel/variants/resolve/replace-media';
import { type CatalogueState, findAsset } from './catalogue.ts';

/** Creates a function that finds the measurements of the videos in a catalogue. */
export function createVideoFinder(catalogue: CatalogueState): FindVideo {
  return (handle) => {
    const { width, height, duration } = findAsset(catalogue, handle) ?? {};
    return width && height && duration
      ? { widthPx: width, heightPx: height, durationSeconds: duration }
      : null;
  };
}
