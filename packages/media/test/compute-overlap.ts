import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';

/** Computes the common area of two regions by their union, 0 to 1. */
export function computeOverlap(found: VideoRegion | undefined, known: VideoRegion): number {
  if (found === undefined) return 0;
  const width = Math.min(found.x + found.width, known.x + known.width) - Math.max(found.x, known.x);
  const height = Math.min(found.y + found.height, known.y + known.height) - Math.max(found.y, known.y);
  const common = Math.max(0, width) * Math.max(0, height);
  return common / (found.width * found.height + known.width * known.height - common);
}
