import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { findingOf } from './finding.ts';
import type { Maker } from './identify-maker.ts';
import type { Judgement, RuleDescription } from './rule.ts';
import { noFetch } from './rules/page/no-fetch.ts';
import { packedSize } from './rules/files/packed-size.ts';
import { utf8 } from './rules/files/utf-8.ts';

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

const foreignMaker: Maker = { origin: 'foreign', madeWith: null };
const ownMaker: Maker = { origin: 'spinreel', madeWith: 'Spinreel' };

function findingFor(rule: RuleDescription, maker: Maker, judgement: Judgement) {
  return findingOf({ rule, network: networks.meta, maker, judgement });
}
