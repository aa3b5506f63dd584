import type { Locator, Page } from '@playwright/test';
import type { Pointer } from '@spinreel/e2e/walkthrough/play-walkthrough';

const stepMs = 16;
const pixelsPerStep = 26;
const minSteps = 10;
const scrollMs = 700;
const middle = { x: 0.5, y: 0.5 };

/** Draws an arrow on every page of this tab from now on, and moves it with the mouse at human speed. */
export async function createPointer(page: Page): Promise<Pointer> {
  await page.addInitScript(drawArrow);
  let from = { x: 640, y: 420 };

  const glide = async (to: { x: number; y: number }): Promise<void> => {
    const steps = Math.max(minSteps, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / pixelsPerStep));
    for (let step = 1; step <= steps; step += 1) {
      const share = easeInOut(step / steps);
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      // The arrow is positioned explicitly, because it receives no mouse events over an iframe.
      await Promise.all([
        page.mouse.move(x, y),
        page.evaluate(moveArrow, { x, y }),
        page.waitForTimeout(stepMs),
      ]);
    }
    from = to;
  };
  const to: Pointer['to'] = async (target, at = middle) => {
    await bringIntoView(target);
    const box = await measureBox(target);
    await glide({ x: box.x + box.width * at.x, y: box.y + box.height * at.y });
  };
  return {
    to,
    async click(target, at) {
      await to(target, at);
      await page.evaluate(pressArrow);
      await page.mouse.down();
      await page.waitForTimeout(70);
      await page.mouse.up();
    },
    async drag(target, by, at) {
      await to(target, at);
      await page.evaluate(pressArrow);
      await page.mouse.down();
      await glide({ x: from.x + by.x, y: from.y + by.y });
      await page.mouse.up();
    },
  };
}

/** Measures an element's box in the window, in CSS pixels. That of Playwright leaves out the scale of an iframe. */
async function measureBox(target: Locator) {
  const { frameWidth, ...box } = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, frameWidth: innerWidth };
  });
  const element = await target.elementHandle();
  const frame = await element?.ownerFrame();
  if (!frame?.parentFrame()) return box;
  const outer = await (await frame.frameElement()).boundingBox();
  if (outer === null) throw new Error(`${String(target)} is not shown`);
  const scale = outer.width / frameWidth;
  return {
    x: outer.x + box.x * scale,
    y: outer.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** Scrolls as a person would, but only if the middle of the element is outside the window or covered. */
async function bringIntoView(target: Locator): Promise<void> {
  const isHidden = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    if (shown !== null && (element.contains(shown) || shown.contains(element))) return false;
    element.scrollIntoView({ behavior: 'smooth', block: 'center' });
    return true;
  });
  if (isHidden) await target.page().waitForTimeout(scrollMs);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}

function drawArrow(): void {
  if (window !== window.top) return;
  addEventListener('DOMContentLoaded', () => {
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    arrow.setAttribute('viewBox', '0 0 24 24');
    arrow.setAttribute('aria-hidden', 'true');
    arrow.dataset['pointer'] = '';
    const { style } = arrow;
    style.cssText =
      'position:fixed;left:0;top:0;width:30px;height:30px;z-index:2147483647;pointer-events:none;' +
      'transform:translate(640px,420px);filter:drop-shadow(0 2px 4px rgb(0 0 0/.6))';
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', 'M3 1.5 20 12l-7.3 1.6L9 20.5Z');
    path.setAttribute('fill', '#fff');
    path.setAttribute('stroke', '#111');
    path.setAttribute('stroke-width', '1.4');
    path.setAttribute('stroke-linejoin', 'round');
    arrow.append(path);
    document.documentElement.append(arrow);
  });
}

function moveArrow({ x, y }: { x: number; y: number }): void {
  const arrow = document.querySelector<SVGElement>('[data-pointer]');
  if (arrow !== null) arrow.style.transform = `translate(${x - 3}px,${y - 2}px)`;
}

/** Draws a golden ring that expands from the pressed point. */
function pressArrow(): void {
  const arrow = document.querySelector<SVGElement>('[data-pointer]');
  if (arrow === null) return;
  const ring = document.createElement('div');
  ring.style.cssText =
    'position:fixed;left:-15px;top:-16px;width:36px;height:36px;border-radius:50%;border:3px solid #ffd166;' +
    `z-index:2147483646;pointer-events:none;transform:${arrow.style.transform}`;
  document.documentElement.append(ring);
  const { transform } = arrow.style;
  ring
    .animate(
      [
        { transform: `${transform} scale(.3)`, opacity: 1 },
        { transform: `${transform} scale(1.5)`, opacity: 0 },
      ],
      { duration: 450, easing: 'ease-out' },
    )
    .finished.then(
      () => ring.remove(),
      () => undefined,
    );
}
