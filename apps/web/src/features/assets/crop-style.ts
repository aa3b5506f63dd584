import type { VideoCut } from '@spinreel/api-contract/uploads';
import type { CatalogueAsset } from '../../ad-draft/catalogue/catalogue.ts';
import { computeVideoCrop } from '@spinreel/config-schema/options/placement/video-crop';
import type { CSSProperties } from 'react';

/**
 * Moves and enlarges an image or video so that its window shows the crop `wanted`. `shown` is the crop that the element
 * already shows, or `uncut` for the whole source. Returns undefined while the source's dimensions are unknown.
 */
export function cropStyle(options: {
  video: Pick<CatalogueAsset, 'width' | 'height'> | undefined;
  shown: VideoCut | 'uncut';
  wanted: VideoCut;
}): CSSProperties | undefined {
  const { video, shown, wanted } = options;
  if (!video?.width || !video.height) return undefined;
  const source = { sourceWidth: video.width, sourceHeight: video.height };
  const whole = { x: 0, y: 0, width: video.width, height: video.height };
  const shownArea = shown === 'uncut' ? whole : computeVideoCrop({ ...source, ...shown });
  const crop = computeVideoCrop({ ...source, ...wanted });
  return {
    width: formatPercent(shownArea.width, crop.width),
    height: formatPercent(shownArea.height, crop.height),
    left: formatPercent(shownArea.x - crop.x, crop.width),
    top: formatPercent(shownArea.y - crop.y, crop.height),
    objectFit: 'fill',
  };
}

function formatPercent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
