import {
  animationTypes,
  buttonStyles,
  coverTextLooks,
  type AnimationType,
  type ButtonStyle,
} from '@spinreel/config-schema/options/options';
import { expect, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playerStyle, selectPlayerStyle } from '../src/style/select-player-style.ts';
import { playAd } from './support/play-ad.ts';
import { placedAt, runtimeAd } from './support/runtime-ad.ts';

const text = { content: 'Win 500', fontFamily: 'Verdana', fontWeight: 700, ...placedAt(0.5, 0.3) } as const;
const requiredTexts = {
  ageMark: { text: '18+', ...placedAt(0.1, 0.1) },
  text: { lines: ['No real money.'], ...placedAt(0.5, 0.95) },
  logo: null,
};

const highlight = { x: 0.5, y: 0.8, size: 0.2, hasFinger: true };
const app = { name: 'Lions', rating: { text: '4.6', stars: ['100%', '60%'], note: '120K ratings' } };

/** Each of the first ads has one of these parts, which only some ads have. */
const rareParts: readonly { what: string; add: (ad: RuntimeAd) => RuntimeAd }[] = [
  {
    what: 'a highlight',
    add: (ad) => ({ ...ad, gameplay: { ...ad.gameplay, finger: null, highlight } }),
  },
  {
    what: 'an app card',
    add: (ad) => ({
      ...ad,
      slots: ['cover', 'video'],
      outro: { ...ad.outro, composition: 'app-card', app },
    }),
  },
  {
    what: 'a picture in the win card',
    add: (ad) => ({ ...ad, outro: { ...ad.outro, composition: 'win-card' } }),
  },
];
const noRarePart = { what: 'no rare part', add: (ad: RuntimeAd) => ad };

/** Each style of a text, button and celebration is in one of them, as is each kind of screen. */
const ads = coverTextLooks.map((style, index) => ({
  style,
  what: (rareParts[index] ?? noRarePart).what,
  change: (plain: RuntimeAd): RuntimeAd => {
    const ad = (rareParts[index] ?? noRarePart).add(plain);
    return {
      ...ad,
      buttonStyle: buttonStyles[index % 3] as ButtonStyle,
      slots: index < 3 ? ad.slots : ad.slots.filter((slot) => slot !== 'outro'),
      cover: { ...ad.cover, text: { ...text, style } },
      gameplay: index % 2 === 0 ? ad.gameplay : { ...ad.gameplay, area: { kind: 'full' } },
      outro: { ...ad.outro, headline: index % 2 === 0 ? { ...text, style } : null },
      badge: {
        ...ad.badge,
        celebration: animationTypes[index % 3] as AnimationType,
        count: index % 2 === 0 ? null : { ...text, style: 'sum' },
      },
      legal: { ...ad.legal, outro: index < 3 ? null : requiredTexts },
    };
  },
}));

test.each(ads)(
  'an ad with $what and texts in the style "$style" gets every rule that matches its elements',
  async ({ change }) => {
    await expectNoLostRules(change);
  },
);

test('an ad without special styles gets a smaller style sheet', () => {
  const ad = { ...runtimeAd(), buttonStyle: 'classic' as const };
  expect(selectPlayerStyle(ad).length).toBeLessThan(playerStyle.length - 1000);
});

/** Plays an ad, and expects that its style sheet lacks no rule that matches one of its elements. */
async function expectNoLostRules(change: (ad: RuntimeAd) => RuntimeAd): Promise<void> {
  const selected = listRules(selectPlayerStyle(change(runtimeAd()))).map(({ cssText }) => cssText);
  const dropped = listRules(playerStyle).filter(({ cssText }) => !selected.includes(cssText));
  const { root, view } = playAd({ ad: change, hasShortBadge: true });
  const findLost = () => dropped.filter((rule) => matches(root, rule)).map(({ cssText }) => cssText);
  expect(findLost()).toEqual([]);
  await view('tap cover', 'wait pause');
  expect(findLost()).toEqual([]);
  await view('tap spin', 'wait pause', 'tap spin', 'wait badge');
  expect(findLost()).toEqual([]);
  await view('wait outro');
  expect(findLost()).toEqual([]);
}

/** Lists the style rules of a sheet, also those inside media queries. */
function listRules(style: string): CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const list = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSMediaRule ? list(rule.cssRules) : [],
    );
  return list(sheet.cssRules);
}

/** Whether a rule styles an element of `root` that is on screen, or one of its pseudo-elements. */
function matches(root: HTMLElement, { selectorText }: CSSStyleRule): boolean {
  const selector = selectorText.replace(/::?(before|after)/g, '');
  return [root, ...root.querySelectorAll('*')].some(
    (element) => element.getClientRects().length > 0 && element.matches(selector),
  );
}
