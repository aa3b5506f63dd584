import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { findingOf } from './finding.ts';
import type { Maker } from './opening/maker.ts';
import type { Judgement, RuleDescription } from './rule.ts';
import { startsOnTap } from './behaviour-rules/playing/starts-on-tap.ts';
import { noFetch } from './rules/requests/no-fetch.ts';
import { noEval } from './rules/page/no-eval.ts';
import { noLooseSources } from './rules/files/no-loose-sources.ts';
import { rules } from './rules/index.ts';
import { packedSize } from './rules/files/packed-size.ts';
import { utf8 } from './rules/files/utf-8.ts';

const foreignMaker: Maker = { origin: 'foreign', madeWith: null };
const ownMaker: Maker = { origin: 'spinreel', madeWith: 'Spinreel' };

test.each(['error', 'warning'] as const)(
  'a rule of the product with severity %s is advice for a foreign file',
  (severity) => {
    const rule = { ...utf8, severity };
    const foreign = findingOf({
      rule,
      network: networks.meta,
      maker: foreignMaker,
      judgement: 'No charset.',
    });
    expect(foreign).toMatchObject({ severity: 'advice', passed: false });
    expect(findingFor(rule, ownMaker, 'No charset.').severity).toBe(severity);
  },
);

test('an ad of another tool that viewers cannot use gets a warning', () => {
  expect(findingFor(startsOnTap, foreignMaker, 'No tap has an effect.').severity).toBe('warning');
  expect(findingFor(startsOnTap, ownMaker, 'No video plays.').severity).toBe('error');
});

test('a rule of the network keeps its severity for a foreign file', () => {
  expect(findingFor(packedSize, foreignMaker, 'Too large.').severity).toBe('error');
});

test('a finding has the first 20 places and the number of all', () => {
  const occurrences = Array.from({ length: 25 }, (_, index) => ({
    path: 'index.html',
    line: index + 1,
    column: 1,
    excerpt: 'fetch("x")',
  }));
  const finding = findingFor(noFetch, ownMaker, { message: 'It fetches.', occurrences });
  expect(finding).toMatchObject({ message: 'It fetches.', occurrenceCount: 25 });
  expect(finding.occurrences).toEqual(occurrences.slice(0, 20));
});

test('a finding names the error of the network’s uploader', () => {
  const options = { rule: packedSize, maker: ownMaker, judgement: 'Too large.' };
  expect(findingOf({ ...options, network: networks.google }).uploadError).toBe('FILE_TOO_LARGE');
  expect(findingOf({ ...options, network: networks.meta }).uploadError).toBeNull();
});

test.each([
  ['index-at-root', 'MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY'],
  ['file-count', 'TOO_MANY_FILES'],
  ['only-scripts', 'INVALID_MIME_TYPE'],
  ['no-storage', 'UNSUPPORTED_HTML5_FEATURE'],
])('names the error of Google’s uploader for %s', (id, uploadError) => {
  const rule = rules.find((known) => known.id === id)!;
  const finding = findingOf({ rule, network: networks.google, maker: foreignMaker, judgement: 'x' });
  expect(finding).toMatchObject({ uploadError, passed: false });
});

test('a network can change the severity of a rule', () => {
  const strict = {
    ...networks.meta,
    ruleOverrides: { 'no-eval': { severity: 'error', topic: 'rules' } },
  } as const;
  const options = { rule: noEval, maker: ownMaker, judgement: null };
  expect(findingOf({ ...options, network: networks.meta })).toMatchObject({
    severity: 'warning',
    source: null,
  });
  expect(findingOf({ ...options, network: strict })).toMatchObject({
    severity: 'error',
    source: strict.sources.rules?.url,
  });
});

test('a doubtful violation is a warning', () => {
  const violation = { message: 'Maybe.', occurrences: [], isDoubtful: true };
  expect(findingFor(packedSize, foreignMaker, violation).severity).toBe('warning');
});

test.each([
  ['in the words of the wizard for our own file', ownMaker, /export the ad again/],
  ['in general words for a file of an unknown tool', foreignMaker, /^Embed the file in the page/],
  ['with the setting of Phaser', { origin: 'foreign', madeWith: 'Phaser 3.90.0' }, /imageLoadType/],
] as const)('a fix is worded %s', (_, maker, words) => {
  expect(findingFor(noLooseSources, maker, 'It loads a file.').fix.toLowerCase()).toMatch(
    new RegExp(words.source, 'i'),
  );
});

test('no fix for a foreign file speaks of the wizard', () => {
  for (const rule of rules) {
    const { fix } = findingFor(rule, foreignMaker, 'It is broken.');
    expect.soft(fix, rule.id).not.toMatch(/export|download/i);
  }
});

function findingFor(rule: RuleDescription, maker: Maker, judgement: Judgement) {
  return findingOf({ rule, network: networks.meta, maker, judgement });
}
