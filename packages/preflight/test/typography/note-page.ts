import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { openInHost } from '../../src/play-in-host.ts';
import { takeTextNotes } from '../../src/typography/note-texts.ts';
import type { TextSight } from '../../src/typography/seen-texts.ts';
import { utf8 } from '../mutations/mutate.ts';

const antonUrl = import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2');

/** Anton, which has Latin letters only, as in a style sheet. */
export const brandSource = `url(data:font/woff2;base64,${readFileSync(fileURLToPath(antonUrl)).toString('base64')})`;

/** A rule that embeds Anton under the name “Brand”. */
export const brandFace = `@font-face { font-family: Brand; src: ${brandSource} }`;

/** A page of another tool. */
export interface NotedPage {
  readonly body: string;
  readonly style?: string;
  /** Attributes of the root element. */
  readonly root?: string;
}

/** Composes a page with a body, whose texts are set in the font of the phone unless `style` changes that. */
export function composePage({ body, style = '', root = '' }: NotedPage): string {
  return `<!doctype html><html ${root}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>body { margin: 0; background: #fff; font: 24px/30px sans-serif } ${style}</style></head><body>${body}</body></html>`;
}

/** Records the texts of a page on the default phone. */
export async function notePage(browser: Browser, page: NotedPage): Promise<TextSight> {
  const ad = await openInHost({ bytes: utf8(composePage(page)), network: networks.moloco, browser });
  try {
    // A hostile page may have replaced it.
    await ad.page.evaluate(() => document.fonts.ready.then(() => {})).catch(() => {});
    const notes = takeTextNotes(ad.page, { isOwn: false });
    await notes.note('cover');
    const [sight] = notes.sights;
    if (sight === undefined) throw new Error('The texts were not read');
    return sight;
  } finally {
    await ad.close();
  }
}
