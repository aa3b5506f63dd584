import type { CDPSession, Page } from 'playwright-core';
import { awaitAnswer } from '../browser/await-answer.ts';
import { viewerLimits } from '../viewing/viewer-limits.ts';
import type { SeenScreen, SeenTexts, TextSight } from './seen-texts.ts';
import { findParts } from '../survey/in-page/find-parts.ts';
import { createGeometry } from '../survey/in-page/page-geometry.ts';
import { createGlyphReader } from './in-page/glyph-reader.ts';
import { createInkReader } from './in-page/ink-reader.ts';
import { readTexts, type ReadingOptions } from './in-page/read-texts.ts';

/** Records the texts of an ad. */
export interface TextNotes {
  /** Records the texts that are seen now. Never rejects: a page that cannot be read has no texts. */
  note(screen: SeenScreen): Promise<void>;
  /** The recorded texts. */
  readonly sights: readonly TextSight[];
}

/** Creates the notes of an ad that plays on a page. */
export function takeTextNotes(page: Page, { isOwn }: { isOwn: boolean }): TextNotes {
  const sights: TextSight[] = [];
  let devTools: Promise<CDPSession> | null = null;
  const look = async () => {
    devTools ??= page.context().newCDPSession(page);
    return awaitAnswer(viewerLimits.answerMs, lookAtTexts(await devTools, { isOwn }));
  };
  const lookAtStill = async () => {
    const seen = await look();
    if (seen === null || !seen.texts.some(isCut)) return seen;
    // A text that is cut off only for a moment moves.
    await page.waitForTimeout(viewerLimits.settleMs);
    return keepCuts(seen, await look());
  };
  return {
    sights,
    async note(screen) {
      const seen = await lookAtStill().catch(() => null);
      if (seen !== null) sights.push({ screen, ...seen });
    },
  };
}

function isCut({ cutTop, cutBottom }: SeenTexts['texts'][number]): boolean {
  return cutTop > 0 || cutBottom > 0;
}

/** Keeps what is cut off from the same texts by the same amount both times. */
function keepCuts(first: SeenTexts, second: SeenTexts | null): SeenTexts {
  const later = second?.texts ?? [];
  return {
    ...first,
    texts: first.texts.map((text) => {
      const isStill = later.some(
        (other) =>
          other.text === text.text && other.cutTop === text.cutTop && other.cutBottom === text.cutBottom,
      );
      return isStill ? text : { ...text, cutTop: 0, cutBottom: 0 };
    }),
  };
}

/** The browser writes it in this form. */
const tapRule = '* { pointer-events: auto !important; }';

const limits: Omit<ReadingOptions, 'isOwn'> = {
  maxElements: 5000,
  maxParagraphs: 60,
  maxNodes: 20,
  maxNodeLength: 5000,
  maxLength: 200,
  maxFamilies: 20,
  maxMs: 1500,
  tapRule,
};

/** After this time in milliseconds, the browser stops the script that reads texts. */
const scriptLimitMs = 3000;

/** Removes what a stopped script has left behind. */
const cleanUp = `document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter(({ cssRules }) => cssRules[0]?.cssText !== ${JSON.stringify(tapRule)})`;

/**
 * Reads the texts that a viewer sees now. The script runs in a separate world, in which the page cannot have changed
 * anything, and ends soon on any page. Resolves to null if the page cannot be read.
 */
async function lookAtTexts(devTools: CDPSession, { isOwn }: { isOwn: boolean }): Promise<SeenTexts | null> {
  const { frameTree } = await devTools.send('Page.getFrameTree');
  const { executionContextId } = await devTools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'spinreel-texts',
  });
  const evaluate = (expression: string) =>
    devTools.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      returnByValue: true,
      timeout: scriptLimitMs,
    });
  const readers = Object.entries({ findParts, createGeometry, createGlyphReader, createInkReader })
    .map(([name, run]) => `${name}: ${run.toString()}`)
    .join(', ');
  const options: ReadingOptions = { ...limits, isOwn };
  const read = evaluate(`(${readTexts.toString()})(${JSON.stringify(options)}, { ${readers} })`);
  // The browser reports a script that it has stopped as a separate failure.
  const { result, exceptionDetails } = await read.catch(() => ({ result: null, exceptionDetails: null }));
  if (result !== null && exceptionDetails === undefined) return result.value as SeenTexts;
  await evaluate(cleanUp);
  return null;
}
