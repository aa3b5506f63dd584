import { badgeRect } from '../layout/badge-rect.ts';
import { muteRect } from '../layout/mute-rect.ts';
import { placeBox } from '../layout/place-box.ts';
import type { Rect } from '../layout/rect.ts';
import { safeRect } from '../layout/safe-rect.ts';
import { stageRect, stageScale } from '../layout/stage-rect.ts';
import { videoRect } from '../layout/video-rect.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import { moveTo } from './move-to.ts';
import type { StagePart } from './stage-part.ts';

/** Room around each element in design pixels: for its shadow, its pulse and the eye. */
const marginDesignPx = 12;

/** Puts the stage into the viewport and everything that is shown now onto its place. Returns the stage's box. */
export function layOutStage(options: {
  root: HTMLElement;
  ad: RuntimeAd;
  stage: HTMLElement;
  safeArea: HTMLElement;
  backdrop: HTMLElement;
  video: HTMLElement;
  parts: readonly StagePart[];
  cta: HTMLElement;
  badge: HTMLElement;
  badgeImage: HTMLImageElement | undefined;
  mute: HTMLElement;
}): Rect {
  const { root, ad, stage, safeArea, backdrop, parts, badgeImage } = options;
  const box = stageRect({ width: root.clientWidth, height: root.clientHeight });
  const scale = stageScale(box);
  const safe = safeRect(box, boxOf(safeArea));
  moveTo(stage, box, true);
  // One em on the stage is ten design pixels.
  stage.style.fontSize = `${10 * scale}px`;
  backdrop.hidden = box.x === 0;
  moveTo(options.video, videoRect(box, ad.gameplay.area, ad.video.widthPx / ad.video.heightPx), true);

  const placed: Rect[] = [];
  for (const { element, centre, fit } of parts) {
    // What is not on this screen has no size.
    if (!element.offsetWidth) continue;
    if (fit) fit(box.width, scale);
    const rect = placeBox({
      stage: box,
      safe,
      size: boxOf(element),
      centre,
      marginPx: marginDesignPx * scale,
    });
    moveTo(element, rect);
    placed.push(rect);
  }
  if (badgeImage) {
    const cta = options.cta.offsetWidth ? boxOf(options.cta) : { x: 0, y: box.height, width: 0, height: 0 };
    moveTo(
      options.badge,
      badgeRect(safe, cta, badgeImage.naturalWidth / badgeImage.naturalHeight || 1),
      true,
    );
  }
  moveTo(options.mute, muteRect(safe, placed));
  return box;
}

/** An element's box inside its parent, without the transforms with which buttons pulse. */
function boxOf(element: HTMLElement): Rect {
  return {
    x: element.offsetLeft,
    y: element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}
