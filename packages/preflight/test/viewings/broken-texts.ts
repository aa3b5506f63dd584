import { networks } from '@spinreel/exporters/networks/index';
import type { SeenText, TextSight } from '../../src/typography/seen-texts.ts';
import type { BrokenRule } from './broken-rule.ts';
import { withRecord } from './made-up-viewing.ts';

const { meta } = networks;

/** A text that breaks no rule. */
export const goodText: SeenText = {
  text: 'Spin to win',
  families: ['Brand', 'sans-serif'],
  ownFamilies: ['brand'],
  isBrowserFont: false,
  missing: [],
  undrawn: [],
  cutTop: 0,
  cutBottom: 0,
};

/** Viewings that break the rules about the type of texts. */
export const brokenTexts: readonly BrokenRule[] = [
  brokenType(
    'same-fonts-on-phones',
    { texts: [{ ...goodText, families: ['Impact', 'sans-serif'] }] },
    'The font “Impact” is not in the file. Android and iOS draw “Spin to win” in another font.',
  ),
  brokenType(
    'same-fonts-on-phones',
    {
      texts: [
        { ...goodText, families: ['Impact'] },
        { ...goodText, families: ['Georgia'], text: 'Terms apply' },
        { ...goodText, families: ['Impact'], text: 'Go' },
      ],
    },
    'The font “Impact” is not in the file. Android and iOS draw “Spin to win” and “Go” in another font. Other fonts are missing too: “Georgia”.',
  ),
  brokenType(
    'draws-all-characters',
    { texts: [{ ...goodText, text: 'Win \uF005', undrawn: ['\uF005'] }] },
    'No font draws “U+F005” in “Win \uF005”.',
  ),
  brokenType(
    'draws-all-characters',
    { texts: [{ ...goodText, text: 'Łódź', missing: ['Ł', 'ź'] }] },
    'The font “Brand” lacks “Ł” and “ź”, so “Łódź” is drawn in two fonts.',
  ),
  brokenType(
    'shows-whole-letters',
    { texts: [{ ...goodText, cutTop: 0.06 }], screen: 'outro' },
    'On the last screen, the letters of “Spin to win” are cut off at the top.',
  ),
  brokenType(
    'shows-whole-letters',
    { texts: [{ ...goodText, cutTop: 0.1, cutBottom: 0.2 }], screen: 'game' },
    'During the game, the letters of “Spin to win” are cut off at the bottom.',
  ),
  brokenType(
    'matches-direction',
    { paragraphs: [{ text: 'שלום!', direction: 'ltr' }] },
    '“שלום!” is laid out from left to right, so a part of it is in the wrong place.',
  ),
  brokenType(
    'matches-direction',
    { page: { language: 'ar', direction: 'ltr' } },
    'The page says lang="ar" and dir="ltr", but this language is written in the other direction.',
  ),
];

function brokenType(ruleId: string, sight: Partial<TextSight>, message: string): BrokenRule {
  const good: TextSight = {
    screen: 'cover',
    texts: [goodText],
    paragraphs: [{ text: goodText.text, direction: 'ltr' }],
    page: { language: 'en', direction: 'ltr' },
  };
  const viewing = withRecord(meta, { texts: [{ ...good, ...sight }] });
  return { ruleId, network: meta, viewing, message, severity: 'warning' };
}
