import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { playerScript } from '@spinreel/ad-runtime/player-script';
import { buttonStyles, coverTextLooks } from '@spinreel/config-schema/options/options';
import { internalProperties } from '../player-build.ts';
import { scriptParts } from '../src/script/script-part.ts';
import { selectPlayerScript } from '../src/script/select-player-script.ts';
import { playerStyle, selectPlayerStyle } from '../src/style/select-player-style.ts';
import budget from '../size-budget.json' with { type: 'json' };
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { countGzippedBytes } from './support/count-gzipped-bytes.ts';
import { runtimeAd } from './support/runtime-ad.ts';

test('keeps script and style of every ad together inside their byte budget', () => {
  const { minifiedBytes, gzipBytes } = budget.limit;
  for (const ad of listLargestAds()) {
    const text = selectPlayerStyle(ad) + selectPlayerScript(ad);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(minifiedBytes);
    expect(countGzippedBytes(text)).toBeLessThanOrEqual(gzipBytes);
  }
});

test.each(budget.parts)(
  'adds at most $minifiedBytes bytes to ads with the part "$part"',
  ({ part, minifiedBytes }) => {
    const without = runtimeAd();
    const measure = (ad: RuntimeAd) => Buffer.byteLength(selectPlayerStyle(ad) + selectPlayerScript(ad));
    const added =
      measure(withPart(part)) - measure({ ...without, outro: { ...without.outro, composition: 'win-card' } });
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(minifiedBytes);
  },
);

test('states the size of each part of the script that only some ads need, and of a style', () => {
  expect(budget.parts.map(({ part }) => part)).toEqual([...scriptParts, 'landscape-cover', 'broad-cover']);
});

test('shortens no property that the ad or its host could name', async () => {
  const sources = await Promise.all(
    ['ad-runtime/runtime-ad', 'ad-runtime/ad-host', 'config-schema/ad/resolved-ad'].map((module) =>
      readFile(new URL(import.meta.resolve(`@spinreel/${module}`)), 'utf8'),
    ),
  );
  const named = internalProperties.filter((name) =>
    new RegExp(`^ *(readonly )?${name}\\??[:(]|readonly ${name}:`, 'm').test(sources.join('\n')),
  );
  expect(named).toEqual([]);
});

test.each([
  'http:',
  'https:',
  'XMLHttpRequest',
  'mraid',
  'window.open',
  'fetch(',
  'eval(',
  'new Function',
  'location',
  '@import',
])('ships nothing that a network could refuse: %s', (literal) => {
  expect(playerScript + playerStyle).not.toContain(literal);
});

test('fits inside a script and a style element', () => {
  expect(playerScript).not.toMatch(/<\/script|<!--/i);
  expect(playerStyle).not.toMatch(/<\/style/i);
});

test('is written in the syntax of ES2015', () => {
  // Newer syntax that the sources use and the build must have lowered.
  expect(playerScript).not.toMatch(/\?\?|\?\.[a-z([]|\basync\b|catch\{/);
});

/** Creates an ad with a part that the limit does not include. */
function withPart(part: string): RuntimeAd {
  const { cover, gameplay, outro, slots, ...ad } = runtimeAd();
  const winCard = { ...outro, composition: 'win-card' } as const;
  const appCard = { ...outro, composition: 'app-card', app: { name: 'Lions', rating: null } } as const;
  const highlight = { x: 0.5, y: 0.8, size: 0.2, hasFinger: true };
  return {
    ...ad,
    cover: part === 'broad-cover' ? { ...cover, broadAspect: 16 / 9 } : cover,
    slots: part === 'landscape-cover' ? [...slots, 'landscapeCover'] : slots,
    gameplay: part === 'highlight' ? { ...gameplay, highlight } : gameplay,
    outro: part === 'app-card' ? appCard : winCard,
  };
}

/** Lists ads with every element that every player can show, in all styles. */
function listLargestAds(): RuntimeAd[] {
  const ad = runtimeAd();
  const { text } = ad.cover;
  if (text === null) throw new Error('The ad has no text.');
  const legal = { ageMark: null, text: null, logo: null };
  // The languages with a style of their own.
  const languages = ['zh-Hant', 'ja', 'ko', 'ar'] as const;
  const styles = coverTextLooks.flatMap((style) => languages.map((language) => ({ style, language })));
  return buttonStyles.flatMap((buttonStyle) =>
    styles.map(({ style, language }) => ({
      ...ad,
      language,
      buttonStyle,
      slots: [],
      cover: { ...ad.cover, text: { ...text, style } },
      outro: { ...ad.outro, headline: { ...text, style } },
      badge: { ...ad.badge, celebration: 'coins', count: { ...text, style: 'sum' } },
      legal: { cover: legal, gameplay: legal, outro: legal },
    })),
  );
}
