import type { CDPSession } from 'playwright-core';
import { findParts } from '../survey/in-page/find-parts.ts';
import { createGeometry } from '../survey/in-page/page-geometry.ts';
import { createGlyphReader } from './in-page/glyph-reader.ts';
import { createInkReader } from './in-page/ink-reader.ts';
import { readTexts, type ReadingOptions } from './in-page/read-texts.ts';
import type { SeenTexts } from './seen-texts.ts';

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
export async function lookAtTexts(
  devTools: CDPSession,
  { isOwn }: { isOwn: boolean },
): Promise<SeenTexts | null> {
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
