import { defaultPositions } from '../options/placement/placement-geometry.ts';
import type { FramedSource } from '../options/placement/video-crop.ts';
import { toVisible } from '../options/placement/video-highlight.ts';
import type { Cta } from './ad-content.ts';
import { defaults } from './defaults.ts';
import type { ResolvedHighlight } from './resolved-ad.ts';

/**
 * Returns the highlight in the visible part of the video, or null if an ad has a button instead. A highlight outside of the
 * visible part is moved to its edge.
 */
export function resolveHighlight(cta: Cta, framed: FramedSource): ResolvedHighlight | null {
  const { spinControl, highlightSize, highlightPosition, showFingerPointer } = cta;
  if ((spinControl ?? defaults.cta.spinControl) === 'button') return null;
  const placed = toVisible(
    {
      position: highlightPosition ?? defaultPositions.highlight,
      size: highlightSize ?? defaults.cta.highlightSize,
    },
    framed,
  );
  const { x, y } = highlightPosition ? placed : defaultPositions.highlight;
  return {
    x: keepInside(x),
    y: keepInside(y),
    size: round(placed.size),
    hasFinger: showFingerPointer ?? defaults.cta.showFingerPointer,
  };
}

/** How far outside of the visible part a highlight does not count as cropped: saved positions are rounded. */
const toleratedShare = 0.002;

/** Whether a highlight was placed on a part of the video that is not visible, because the video was cropped since. */
export function isHighlightCropped({ highlightPosition }: Cta, framed: FramedSource): boolean {
  if (!highlightPosition) return false;
  const { x, y } = toVisible({ position: highlightPosition, size: 0 }, framed);
  return [x, y].some((share) => Math.abs(share - keepInside(share)) > toleratedShare);
}

function keepInside(share: number): number {
  return round(Math.min(1, Math.max(0, share)));
}

/** Rounds to six decimals: finer than any pixel, and without floating-point noise in exported files. */
function round(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}
