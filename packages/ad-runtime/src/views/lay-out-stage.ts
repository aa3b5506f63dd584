import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { Screen } from '../ad-machine.ts';
import { badgeRoom } from '../layout/badge-rect.ts';
import { containRect } from '../layout/contain-rect.ts';
import { placeBox } from '../layout/place-box.ts';
import type { Rect } from '../layout/rect.ts';
import { videoAreaRect } from '../layout/video-rect.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import type { StagePart } from './stage-part.ts';

/** Room around each element in design pixels: for its shadow, its pulse and the eye. */
const marginDesignPx = 12;

/** Puts everything that is shown now onto its place; the style sheet has put the stage into the page. */
export function layOutStage(
  { gameplay: { area }, video: { widthPx, heightPx } }: RuntimeAd,
  stage: HTMLElement,
  safeArea: HTMLElement,
  video: HTMLElement,
  parts: readonly { readonly screen: Screen; readonly part: StagePart }[],
  badge: HTMLElement,
): void {
  const box = boxOf(stage);
  const safe = boxOf(safeArea);
  const scale = Math.min(box.width / designStage.widthPx, box.height / designStage.heightPx);
  // The only thing that is ever shown beside the badge is the call to action.
  let cta: Rect = { x: 0, y: box.height, width: 0, height: 0 };
  if (area.kind === 'split') place(video, containRect(videoAreaRect(box, area), widthPx / heightPx), true);
  for (const { part } of parts) {
    const { element, centre, fit } = part;
    if (element.hidden) continue;
    if (fit) fit(box.width, scale);
    cta = placeBox({ stage: box, safe, size: boxOf(element), centre, marginPx: marginDesignPx * scale });
    place(element, cta);
  }
  place(badge, badgeRoom(safe, cta), true);
}

/** An element's box inside its parent, without the transforms with which buttons pulse. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Rect {
  return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight };
}

function place({ style }: HTMLElement, rect: Rect, isSized?: boolean): void {
  style.left = `${rect.x}px`;
  style.top = `${rect.y}px`;
  if (!isSized) return;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
}
