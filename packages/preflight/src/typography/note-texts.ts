import type { CDPSession, Page } from 'playwright-core';
import { awaitAnswer } from '../browser/await-answer.ts';
import { viewerLimits } from '../viewing/viewer-limits.ts';
import { lookAtTexts } from './look-at-texts.ts';
import type { SeenScreen, SeenTexts, TextSight } from './seen-texts.ts';

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
