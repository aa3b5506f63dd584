import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { VideoAsset } from '@spinreel/config-schema/assets';
import { videoCrop } from '@spinreel/config-schema/video-crop';
import type { CSSProperties } from 'react';

/**
 * Moves and enlarges a picture so that its window shows what the server will cut out. The picture is the whole source, or
 * the cut `shown` of it, which may lack the edges of a wider one. Undefined while the source's measures are unknown.
 */
export function cropStyle(options: {
  video: VideoAsset | null | undefined;
  shown: VideoCut | 'uncut';
  wanted: VideoCut;
}): CSSProperties | undefined {
  const { video, shown, wanted } = options;
  if (!video?.width || !video.height) return undefined;
  const source = { sourceWidth: video.width, sourceHeight: video.height };
  const whole = { x: 0, y: 0, width: video.width, height: video.height };
  const picture = shown === 'uncut' ? whole : videoCrop({ ...source, ...shown });
  const crop = videoCrop({ ...source, ...wanted });
  return {
    width: percent(picture.width, crop.width),
    height: percent(picture.height, crop.height),
    left: percent(picture.x - crop.x, crop.width),
    top: percent(picture.y - crop.y, crop.height),
    objectFit: 'fill',
  };
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
