import type { Position } from '@spinreel/config-schema/schema-parts';
import type { Screen } from '../ad-machine.ts';
import { badgeRect } from '../layout/badge-rect.ts';
import { muteRect } from '../layout/mute-rect.ts';
import { placeBox } from '../layout/place-box.ts';
import type { Insets, Rect, Size } from '../layout/rect.ts';
import { stageRect, stageScale } from '../layout/stage-rect.ts';
import { videoRect } from '../layout/video-rect.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import { fingerShape } from './finger.ts';
import { moveTo } from './move-to.ts';
import type { StageElements } from './stage-elements.ts';

/** Room around each element in design pixels: for its shadow, its pulse and the eye. */
const marginDesignPx = 12;

/** Puts the stage into the viewport and every visible element onto its place. Returns the stage's box. */
export function layOutStage(options: { root: HTMLElement; ad: RuntimeAd; elements: StageElements; screen: Screen }): Rect {
  const { root, ad, elements, screen } = options;
  const viewport = { width: root.clientWidth, height: root.clientHeight };
  const stage = stageRect(viewport);
  const scale = stageScale(stage);
  const marginPx = marginDesignPx * scale;
  const insets = stageInsets(elements.safeArea, viewport, stage);
  moveTo(elements.stage, stage);
  // One em on the stage is ten design pixels.
  elements.stage.style.fontSize = `${10 * scale}px`;
  moveTo(elements.video, videoRect(stage, ad.gameplay.area, ad.video.widthPx / ad.video.heightPx));
  const obstacles: Rect[] = [];

  const place = (element: HTMLElement, centre: Position): Rect => {
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const box = placeBox({ stage, insets, size, centre, marginPx });
    element.style.left = `${box.x}px`;
    element.style.top = `${box.y}px`;
    obstacles.push(box);
    return box;
  };
  const placeFinger = (element: HTMLElement | null, tip: Position | null) => {
    if (!element || !tip) return;
    const { width, height, tipX, tipY } = fingerShape;
    place(element, {
      x: tip.x + ((width / 2 - tipX) * scale) / stage.width,
      y: tip.y + ((height / 2 - tipY) * scale) / stage.height,
    });
  };

  if (screen === 'cover') {
    elements.coverButton.fit(stage.width, scale);
    place(elements.coverButton.element, ad.cover.button.position);
    placeFinger(elements.coverFinger, ad.cover.finger);
    if (elements.text && ad.cover.text) {
      elements.text.fit(stage.width, scale);
      place(elements.text.element, ad.cover.text.position);
    }
  }
  if (screen === 'paused') {
    elements.spinButton.fit(stage.width, scale);
    const button = place(elements.spinButton.element, ad.gameplay.button.position);
    placeFinger(elements.spinFinger, ad.gameplay.finger);
    if (elements.counter) place(elements.counter, counterCentre(button, elements.counter.offsetHeight, stage, scale));
  }
  if (screen === 'outro') {
    elements.cta.fit(stage.width, scale);
    place(elements.cta.element, ad.outro.button.position);
  }
  const badge = elements.badgeImage;
  if (badge && badge.naturalWidth > 0 && (screen === 'badge' || screen === 'outro')) {
    const aspect = badge.naturalWidth / badge.naturalHeight;
    moveTo(elements.badge, badgeRect({ stage, insets, aspect, obstacle: obstacles[0] ?? null }));
  }
  moveTo(elements.mute.element, muteRect({ stage, insets, obstacles }));
  return stage;
}

/** Above the spin button, or below it where there is no room above. */
function counterCentre(button: Rect, counterHeightPx: number, stage: Size, scale: number): Position {
  const gapPx = 20 * scale + counterHeightPx / 2;
  const above = button.y - gapPx;
  const y = above > stage.height * 0.12 ? above : button.y + button.height + gapPx;
  return { x: (button.x + button.width / 2) / stage.width, y: y / stage.height };
}

/** The device's insets as far as they reach into the stage. */
function stageInsets(safeArea: HTMLElement, viewport: Size, stage: Rect): Insets {
  const style = getComputedStyle(safeArea);
  const reaching = (paddingPx: string, outsidePx: number) => Math.max(0, (Number.parseFloat(paddingPx) || 0) - outsidePx);
  return {
    top: reaching(style.paddingTop, stage.y),
    right: reaching(style.paddingRight, viewport.width - stage.x - stage.width),
    bottom: reaching(style.paddingBottom, viewport.height - stage.y - stage.height),
    left: reaching(style.paddingLeft, stage.x),
  };
}
