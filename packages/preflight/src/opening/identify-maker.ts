import { detectTool } from './detect-tool.ts';
import type { Maker } from './maker.ts';
import type { OpenedPage, PageElement } from './opened-file.ts';

/**
 * Recognizes who made a file. A page of this product contains the player's root and its config. A foreign page that
 * copies both is judged more strictly, so nothing is gained by copying them.
 */
export function identifyMaker({ texts, elements }: Pick<OpenedPage, 'texts' | 'elements'>): Maker {
  const isOurs = elements.some(isPlayerRoot) && elements.some(isPlayerConfig);
  return isOurs
    ? { origin: 'spinreel', madeWith: 'Spinreel' }
    : { origin: 'foreign', madeWith: detectTool(texts.map(({ text }) => text)) };
}

function isPlayerRoot({ name, attributes }: PageElement): boolean {
  return name === 'div' && attributes.get('id') === 'ad' && attributes.get('class') === 'sr';
}

function isPlayerConfig({ name, attributes }: PageElement): boolean {
  return (
    name === 'script' && attributes.get('id') === 'ad-config' && attributes.get('type') === 'application/json'
  );
}
