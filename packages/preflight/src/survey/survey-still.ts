import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { CDPSession, Page } from 'playwright-core';
import { awaitAnswer } from '../browser/await-answer.ts';
import { pretendHidden } from '../hosts/pretend-hidden.ts';
import { viewerLimits } from '../viewing/viewer-limits.ts';
import type { TextLayout } from './in-page/read-layout.ts';
import { findMainParts, measureEmptyShare } from './measure-screen.ts';
import { measureText, readPixels } from './measure-text.ts';
import type { ShapeLayout, StillScreen } from './survey.ts';
import type { SurveyShape } from './survey-shapes.ts';

/** The page of an ad and what is needed to survey it. */
export interface SurveyedPage {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly shapes: readonly SurveyShape[];
  /** Whether the page reports itself as hidden to the ad during measurements. Our own ads then do nothing by themselves. */
  readonly isHidable: boolean;
  /** Receives a screenshot of each shape. */
  readonly onScreenshot: (screen: PlacementScreen, shape: SurveyShape, png: Uint8Array) => void;
}

/** Surveys the screen that is shown now in every shape, and leaves the page as it was. */
export async function surveyStill(
  surveyed: SurveyedPage,
  still: { screen: PlacementScreen; pauseIndex: number | null },
): Promise<StillScreen> {
  const { page, shapes, isHidable } = surveyed;
  const before = page.viewportSize();
  await answered(page.evaluate(() => window.spinreelSurvey.stopClock()));
  if (isHidable) await answered(page.evaluate(pretendHidden, true));
  const layouts: ShapeLayout[] = [];
  for (const shape of shapes) {
    await page.setViewportSize({ width: shape.widthPx, height: shape.heightPx });
    await answered(page.evaluate(awaitLayout));
    layouts.push(await surveyShape(surveyed, still.screen, shape));
  }
  if (before !== null) await page.setViewportSize(before);
  await answered(page.evaluate(awaitLayout));
  if (isHidable) await answered(page.evaluate(pretendHidden, false));
  const atMs = await answered(
    page.evaluate(() => {
      window.spinreelSurvey.startClock();
      return window.spinreelSurvey.read().nowMs;
    }),
  );
  return { ...still, atMs, layouts };
}

/** How often a screen that changed while it was examined is examined again. */
const maxRetries = 3;

async function surveyShape(
  { page, devTools, isHidable, onScreenshot }: SurveyedPage,
  screen: PlacementScreen,
  shape: SurveyShape,
): Promise<ShapeLayout> {
  const hideElements = async () => {
    await answered(page.evaluate(() => window.spinreelSurvey.hideElements()));
    return takeScreenshot(devTools);
  };
  const readStill = () => answered(page.evaluate(() => window.spinreelSurvey.readStill()));
  let layout = await readStill();
  let withText = await takeScreenshot(devTools);
  // On a busy machine, a screen may still change while it is examined.
  for (let count = 0; count < maxRetries; count++) {
    const next = await readStill();
    if (JSON.stringify(next) === JSON.stringify(layout)) break;
    layout = next;
    withText = await takeScreenshot(devTools);
  }
  // Other tools' ads do not stop.
  const later = isHidable ? null : await takeScreenshot(devTools);
  await answered(page.evaluate(() => window.spinreelSurvey.hideLetters()));
  const withoutText = await takeScreenshot(devTools);
  const withoutElements = screen === 'cover' ? await hideElements() : null;
  await answered(page.evaluate(() => window.spinreelSurvey.release()));
  onScreenshot(screen, shape, withText);
  const pixels = {
    withText: readPixels(withText, layout.widthPx),
    later: later === null ? null : readPixels(later, layout.widthPx),
    withoutText: readPixels(withoutText, layout.widthPx),
  };
  return {
    shapeId: shape.id,
    widthPx: layout.widthPx,
    heightPx: layout.heightPx,
    targets: layout.targets,
    images: layout.images,
    emptyShare: Math.round(measureEmptyShare(pixels.withText) * 100) / 100,
    mainParts: withoutElements && findMainParts(readPixels(withoutElements, layout.widthPx)),
    texts: layout.texts.map((text) => ({
      ...text.known,
      ...measureText(text, pixels, findOutline(text, layout.texts)),
    })),
  };
}

/** Our ads draw the outline of a text as a second text behind it. */
function findOutline({ known }: TextLayout, all: readonly TextLayout[]): string | null {
  const outline = all.find((other) => other.known.isDecoration && other.known.text === known.text);
  return outline?.runs[0]?.outlineColor ?? null;
}

async function takeScreenshot(devTools: CDPSession): Promise<Uint8Array> {
  const options = { format: 'png', optimizeForSpeed: true } as const;
  const { data } = await answered(devTools.send('Page.captureScreenshot', options));
  return Buffer.from(data, 'base64');
}

function answered<Result>(work: Promise<Result>): Promise<Result> {
  return awaitAnswer(viewerLimits.answerMs, work);
}

/** Runs in the page. Resolves when a new size has been laid out and painted, or cannot be. */
function awaitLayout(): Promise<void> {
  return new Promise((resolve) => {
    // Resize observers run in the first frame, and may change the page for the next ones.
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    setTimeout(resolve, 5000);
  });
}
