import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { behaviourRules } from './behaviour-rules/index.ts';
import { findingOf } from './finding.ts';
import { rules } from './rules/index.ts';

const own = 'own, no confidence';

/**
 * Who is named as demanding each rule, and how sure that is: what the documents of the networks say, kept apart from the
 * product's table. What no document says is the product's own.
 */
const citations = {
  meta: {
    'www.facebook.com, high': [
      'zip-package',
      'file-extension',
      'index-at-root',
      'viewport',
      'cta-hook',
      'no-redirects',
      'no-store-addresses',
      'no-http-addresses',
      'no-protocol-relative-addresses',
      'no-xml-http-request',
      'no-network-calls',
      'no-mraid',
      'no-storage',
      'asks-no-network',
      'cta-calls-hook',
      'stays-in-place',
      'stores-nothing',
      'works-in-landscape',
    ],
    'docs.lunalabs.io, medium': ['packed-size', 'unpacked-size', 'file-count', 'entry-size'],
    'github.com, medium': [
      'only-scripts',
      'no-loose-media',
      'no-cta-stub',
      'no-dynamic-scripts',
      'no-loose-sources',
      'no-fetch',
    ],
    [own]: [
      'file-names',
      'no-folders',
      'entry-size-advice',
      'no-nested-archives',
      'utf-8',
      'scripts-in-package',
      'no-frames',
      'no-eval',
      'loads-without-errors',
      'cover-painted',
      'silent-before-tap',
      'still-before-tap',
      'no-early-store',
      'no-call-by-itself',
      'starts-on-tap',
      'survives-hiding',
      'silent-when-hidden',
      'reaches-end-card',
    ],
  },
  moloco: {
    'help.moloco.com, high': [
      'single-html',
      'file-extension',
      'packed-size',
      'cta-hook',
      'no-redirects',
      'no-store-addresses',
      'no-http-addresses',
      'no-protocol-relative-addresses',
      'scripts-in-package',
      'no-loose-sources',
      'no-xml-http-request',
      'no-fetch',
      'no-network-calls',
      'no-mraid',
      'asks-no-network',
      'cta-calls-hook',
      'stays-in-place',
      'works-in-landscape',
    ],
    [own]: [
      'utf-8',
      'viewport',
      'no-cta-stub',
      'no-dynamic-scripts',
      'no-frames',
      'no-eval',
      'no-storage',
      'loads-without-errors',
      'cover-painted',
      'silent-before-tap',
      'still-before-tap',
      'no-early-store',
      'no-call-by-itself',
      'starts-on-tap',
      'survives-hiding',
      'silent-when-hidden',
      'reaches-end-card',
      'stores-nothing',
    ],
  },
} as const;

test.each(['meta', 'moloco'] as const)('each finding for %s names who demands it, and nobody else', (id) => {
  const named: Record<string, string[]> = {};
  for (const rule of [...rules, ...behaviourRules].filter(({ appliesTo }) => appliesTo(networks[id]))) {
    const { source, confidence, checkedOn } = findingOf(rule, networks[id], null);
    const who = source === null ? own : `${new URL(source).host}, ${confidence}`;
    (named[who] ??= []).push(rule.id);
    if (source === null) expect([confidence, checkedOn]).toEqual([null, null]);
    else expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  expect(named).toEqual(citations[id]);
});

test('nobody but the product demands anything of the preview', () => {
  const findings = [...rules, ...behaviourRules].map((rule) => findingOf(rule, networks.preview, null));
  expect(findings.filter(({ source }) => source !== null)).toEqual([]);
});

test('the button in a turned phone is an error where both ways are demanded, and a warning for Meta', () => {
  const rule = behaviourRules.find(({ id }) => id === 'works-in-landscape');
  if (rule === undefined) throw new Error('There is no such rule');
  expect(findingOf(rule, networks.moloco, 'cut off').severity).toBe('error');
  expect(findingOf(rule, networks.meta, 'cut off').severity).toBe('warning');
});
