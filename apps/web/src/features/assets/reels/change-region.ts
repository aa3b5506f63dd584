import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import { smallestRegion } from '@spinreel/config-schema/options/placement/video-shapes';
import { clamp } from '../../../lib/clamp.ts';

/** Which sides of a region a handle moves: -1 the left or upper one, 1 the right or lower one, 0 none. */
export interface RegionHandle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The handle that moves the region as a whole. */
export const bodyHandle: RegionHandle = { x: 0, y: 0 };

/**
 * Moves a region by its handle, in shares of the video. It stays inside the video, and is not smaller than a region may be.
 */
export function changeRegion(
  region: VideoRegion,
  { handle, by }: { handle: RegionHandle; by: { readonly x: number; readonly y: number } },
): VideoRegion {
  const isBody = handle.x === 0 && handle.y === 0;
  const across = changeSpan({ start: region.x, size: region.width }, { side: handle.x, isBody, by: by.x });
  const down = changeSpan({ start: region.y, size: region.height }, { side: handle.y, isBody, by: by.y });
  return { x: across.start, y: down.start, width: across.size, height: down.size };
}

/** Whether two regions are the same for people. */
export function isSameRegion(one: VideoRegion, other: VideoRegion): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides.every((side) => Math.abs(one[side] - other[side]) < invisibleShare);
}

const invisibleShare = 0.001;

/** A part of the width or of the height. */
interface Span {
  readonly start: number;
  readonly size: number;
}

function changeSpan(
  span: Span,
  { side, isBody, by }: { side: -1 | 0 | 1; isBody: boolean; by: number },
): Span {
  const end = span.start + span.size;
  if (isBody) return { start: round(clamp(span.start + by, 0, 1 - span.size)), size: span.size };
  if (side === 0) return span;
  const start = side === -1 ? round(clamp(span.start + by, 0, end - smallestRegion)) : span.start;
  const newEnd = side === 1 ? clamp(end + by, span.start + smallestRegion, 1) : end;
  return { start, size: round(newEnd - start) };
}

/** Rounds to less than a pixel of the largest video, so that documents stay short. */
function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
