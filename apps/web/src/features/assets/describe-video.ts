import type { CatalogueAsset } from '../../ad-draft/catalogue/catalogue.ts';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { formatSeconds } from '../../lib/format/format-time.ts';

/** Describes an upload: '1280 × 720 · 12.0 s · 30 fps · 3.24 MB'. Unknown values are left out. */
export function describeVideo({ width, height, duration, frameRate, fileSize }: CatalogueAsset): string {
  return [
    width && height ? `${width} × ${height}` : null,
    duration ? formatSeconds(duration) : null,
    frameRate ? `${Number(frameRate.toFixed(2))} fps` : null,
    fileSize === null ? null : formatBytes(fileSize),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
