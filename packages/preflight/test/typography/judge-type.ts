import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { judgeViewing } from '../../src/behaviour-rules/judge-viewing.ts';
import { unknownMaker } from '../../src/opening/maker.ts';
import { openInHost } from '../../src/play-in-host.ts';
import { takeTextNotes } from '../../src/typography/note-texts.ts';
import { utf8 } from '../mutations/mutate.ts';
import { withRecord } from '../viewings/made-up-viewing.ts';
import { composePage, notePage, type NotedPage } from './note-page.ts';

const { moloco } = networks;

/** Judges the type of a page of another tool. Resolves to the messages by rule. */
export async function judgeType(page: NotedPage, browser: Browser): Promise<Record<string, string>> {
  const sight = await notePage(browser, page);
  const viewing = withRecord(moloco, { texts: [sight] });
  const { findings } = judgeViewing({ viewing, network: moloco, maker: unknownMaker });
  const broken = findings.filter(({ passed }) => !passed);
  expect(broken.every(({ severity }) => severity === 'advice')).toBe(true);
  return Object.fromEntries(broken.map(({ ruleId, message }) => [ruleId, message]));
}

/** Expects that only a part of a page with too many texts is read. */
export async function expectReadInPart(body: string, browser: Browser): Promise<void> {
  const ad = await openInHost({ bytes: utf8(composePage({ body })), network: moloco, browser });
  const notes = takeTextNotes(ad.page, { isOwn: false });
  const startedAt = performance.now();
  await notes.note('cover');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(await ad.page.evaluate('document.adoptedStyleSheets.length')).toBe(0);
  expect(JSON.stringify(notes.sights).length).toBeLessThan(40_000);
  await ad.close();
}
