import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { formatSeconds } from '../../lib/format/format-time.ts';

/** Describes an upload: '1280 × 720 · 12.0 s · 30 fps · 3.24 MB'. Unknown values are left out. */
export function describeVideo(video: VideoAsset, uploadBytes: number | null): string {
  const { width, height, duration, frameRate } = video;
  return [
    width && height ? `${width} × ${height}` : null,
    duration ? formatSeconds(duration) : null,
    frameRate ? `${Number(frameRate.toFixed(2))} fps` : null,
    uploadBytes === null ? null : formatBytes(uploadBytes),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
