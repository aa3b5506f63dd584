import type { Place } from './finger.ts';

/** An element that a viewer would tap. */
export interface Target extends Place {
  /** Share of the screen: 0 to 1. */
  readonly share: number;
  /** Share of its area inside the screen: 0 to 1. */
  readonly insideShare: number;
  /** Its visible text or its name; empty if it has neither. */
  readonly label: string;
}

/**
 * Runs in the page. Returns the visible elements that look as if they can be tapped, the largest first. Self-contained,
 * because it is sent to the browser as text.
 */
export function findTargets(): Target[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const controls = 'button, a, input, select, [role="button"], [onclick]';
  const isTarget = (element: Element) =>
    element.matches(controls) ||
    // Only the outermost element with the cursor: its children inherit it.
    (getComputedStyle(element).cursor === 'pointer' &&
      (element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer'));

  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        isTarget(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .flatMap((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const insideWidth = Math.min(right, clientWidth) - Math.max(left, 0);
      const insideHeight = Math.min(bottom, clientHeight) - Math.max(top, 0);
      const [x, y] = [left + width / 2, top + height / 2];
      const isDisabled = element.matches(':disabled');
      if (
        isDisabled ||
        insideWidth <= 0 ||
        insideHeight <= 0 ||
        !element.contains(document.elementFromPoint(x, y))
      )
        return [];
      const insideArea = insideWidth * insideHeight;
      const share = insideArea / (clientWidth * clientHeight);
      const label = (element.ariaLabel ?? element.textContent).trim().slice(0, 60);
      return [{ x, y, share, insideShare: insideArea / (width * height), label }];
    })
    .toSorted((a, b) => b.share - a.share);
}

/** Runs in the page. Returns the texts of the elements at these places; empty where there is none or a long text. */
export function readLabels(places: readonly Place[]): string[] {
  return places.map(({ x, y }) => {
    const text = document.elementFromPoint(x, y)?.textContent.trim() ?? '';
    return text.length > 60 ? '' : text;
  });
}

/**
 * Runs in the page. Returns the share of its area inside the screen, 0 to 1, for each visible element with exactly this
 * text.
 */
export function findLabelled(label: string): Pick<Target, 'insideShare'>[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const hasLabel = (element: Element) => element.textContent.trim() === label;
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        hasLabel(element) &&
        ![...element.children].some(hasLabel) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const insideWidth = Math.max(0, Math.min(right, clientWidth) - Math.max(left, 0));
      const insideHeight = Math.max(0, Math.min(bottom, clientHeight) - Math.max(top, 0));
      return { insideShare: (insideWidth * insideHeight) / Math.max(1, width * height) };
    });
}
