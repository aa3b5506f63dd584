import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import { describeProblem } from '../../messages/problem-messages.ts';
import { validateAdConfig } from './validate-ad-config.ts';

const id = 'asset:abcdefgh';

/** An ad with every field, as servers and devices have stored it. */
const storedAd = JSON.parse(
  readFileSync(new URL('../../../test/stored-ad.json', import.meta.url), 'utf8'),
) as AdConfig;

// A field or a value may only be removed with a step that upgrades stored ads: docs/adr/0042.
// Requirement: ad.screens, reliability.migrations
test('accepts a stored ad with every field and returns it unchanged', () => {
  expect(validateAdConfig(storedAd)).toEqual({ ok: true, config: storedAd });
});

// Requirement: ad.fields
test('accepts an empty ad, because every field is optional', () => {
  expect(validateAdConfig({})).toEqual({ ok: true, config: {} });
});

test.each(Object.keys(storedAd.assets ?? {}))('an absent %s may be null', (slot) => {
  expect(validateAdConfig({ assets: { [slot]: null } }).ok).toBe(true);
});

// Requirement: ad.fields
test.each<[string, unknown, string]>([
  ['colour with CSS behind it', { cta: { color: 'red;background:url(//e)' } }, '/cta/color'],
  ['colour that ends the style', { outro: { color: '#fff}</style><script>' } }, '/outro/color'],
  ['colour with a line break', { branding: { primaryColor: '#FFD700\n' } }, '/branding/primaryColor'],
  [
    'background colour by name',
    { assets: { background: { solidColor: 'red' } } },
    '/assets/background/solidColor',
  ],
  ['font with CSS behind it', { cta: { fontFamily: 'x;}body{display:none}' } }, '/cta/fontFamily'],
  ['font that is not offered', { branding: { fontFamily: 'Comic Sans MS' } }, '/branding/fontFamily'],
  ['network that is no id', { networks: ['meta', '../x'] }, '/networks/1'],
  ['network twice', { networks: ['meta', 'meta'] }, '/networks'],
  ['unknown button style', { cta: { buttonStyle: 'x" onclick="' } }, '/cta/buttonStyle'],
  ['unknown animation', { cta: { animationType: 'fireworks' } }, '/cta/animationType'],
  ['unknown background type', { assets: { background: { type: 'video' } } }, '/assets/background/type'],
  [
    'unknown sample',
    { assets: { backgroundMusic: { filePath: id, sampleId: 'casino-5' } } },
    '/assets/backgroundMusic/sampleId',
  ],
  [
    'infinite position',
    JSON.parse('{"cta":{"positions":{"cover":{"x":1e999,"y":0}}}}'),
    '/cta/positions/cover/x',
  ],
  [
    'position that is no number',
    { cta: { positions: { cover: { x: Number.NaN, y: 0 } } } },
    '/cta/positions/cover/x',
  ],
  ['position as text', { videoPositions: { gameplay: { x: '0', y: 0 } } }, '/videoPositions/gameplay/x'],
  [
    'position beyond the screen',
    { coverTextPositions: { cover: { x: 0, y: 1.01 } } },
    '/coverTextPositions/cover/y',
  ],
  ['zoom above 3', { assets: { gameplayVideo: { filePath: id, zoom: 3.1 } } }, '/assets/gameplayVideo/zoom'],
  ['zoom below 1', { assets: { gameplayVideo: { filePath: id, zoom: 0.9 } } }, '/assets/gameplayVideo/zoom'],
  [
    'x beyond 100',
    { assets: { gameplayVideo: { filePath: id, zoomX: 101 } } },
    '/assets/gameplayVideo/zoomX',
  ],
  [
    'y beyond -100',
    { assets: { gameplayVideo: { filePath: id, zoomY: -101 } } },
    '/assets/gameplayVideo/zoomY',
  ],
  [
    'volume above 1',
    { assets: { backgroundMusic: { filePath: id, volume: 1.1 } } },
    '/assets/backgroundMusic/volume',
  ],
  ['video area below 0.3', { videoSize: 0.2 }, '/videoSize'],
  ['video area above 2', { videoSize: 2.1 }, '/videoSize'],
  ['element below 50 %', { sizes: { coverText: 0.4 } }, '/sizes/coverText'],
  ['size of the legal text', { sizes: { legalText: 1 } }, '/sizes/legalText'],
  ['three pause points as a level', { pausePointCount: 3 }, '/pausePointCount'],
  ['negative pause', { pausePoints: [{ id: 'a', timestamp: -1 }] }, '/pausePoints/0/timestamp'],
  ['pause id with markup', { pausePoints: [{ id: '<b>', timestamp: 1 }] }, '/pausePoints/0/id'],
  ['flag as text', { cta: { showCoverText: 'false' } }, '/cta/showCoverText'],
  ['label of 61 characters', { cta: { label: 'x'.repeat(61) } }, '/cta/label'],
  ['path as ad id', { id: '../../etc/passwd' }, '/id'],
  [
    'handle of 10 kB',
    { assets: { coverImage: { filePath: 'x'.repeat(10_240) } } },
    '/assets/coverImage/filePath',
  ],
  ['asset without a handle', { assets: { coverImage: {} } }, '/assets/coverImage'],
  ['unknown field', { cta: { onclick: 'alert(1)' } }, '/cta/onclick'],
  ['own __proto__', JSON.parse('{"__proto__":{"x":1}}'), '/__proto__'],
  ['own constructor', JSON.parse('{"constructor":{"prototype":{"x":1}}}'), '/constructor'],
  ['hostile store URL', { cta: { storeUrl: 'javascript:alert(1)' } }, '/cta/storeUrl'],
  ['hostile App Store URL', { storeUrls: { ios: 'data:text/html,x' } }, '/storeUrls/ios'],
  [
    'Google Play URL with a line break',
    { storeUrls: { android: 'https://x.example/\n' } },
    '/storeUrls/android',
  ],
  ['store URL of an unknown platform', { storeUrls: { windows: 'https://x.example' } }, '/storeUrls/windows'],
  ['hostile outro store URL', { outro: { storeUrl: '//evil' } }, '/outro/storeUrl'],
  [
    'trim that ends before it starts',
    { assets: { gameplayVideo: { filePath: id, trim: { startSeconds: 5, endSeconds: 5 } } } },
    '/assets/gameplayVideo/trim',
  ],
  ['list', [], '/'],
  ['null', null, '/'],
  ['text', 'ad', '/'],
])('a %s is refused, and its place is named', (_what, value, path) => {
  expect(validateAdConfig(value)).toMatchObject({ ok: false, path });
});

test('a URL that leads to the other platform’s store can be saved, although no export accepts it', () => {
  expect(validateAdConfig({ storeUrls: { ios: 'https://play.google.com/store' } })).toMatchObject({
    ok: true,
  });
});

test.each([
  [{ cta: { colour: '#FFD700' } }, 'The ad configuration is not valid: /cta/colour is not a known field'],
  [
    { cta: { animationType: 'x' } },
    'The ad configuration is not valid: /cta/animationType must be one of none, confetti, coins',
  ],
])('the message for %j says what to change', (value, message) => {
  const verdict = validateAdConfig(value);
  expect(!verdict.ok && describeProblem(verdict.problem)).toBe(message);
});

test('shortens the name of an unknown field in the error', () => {
  const verdict = validateAdConfig({ ['x'.repeat(50_000)]: 1 });
  expect(verdict).toMatchObject({ ok: false });
  expect(JSON.stringify(verdict).length).toBeLessThan(500);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '${1}`"\'\\', '\u0000'])(
  'the text %j is a valid label: texts are escaped where they are shown, not refused',
  (label) => {
    expect(validateAdConfig({ cta: { label, coverText: label }, outro: { label }, name: label }).ok).toBe(
      true,
    );
  },
);
