import type { Network } from '@spinreel/exporters/network';
import { adNetworks, networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { behaviourRules } from './behaviour-rules/index.ts';
import { findingOf } from './finding.ts';
import { isRuleOf, type Judgement, type RuleDescription } from './rule.ts';
import { rules } from './rules/index.ts';

const own = 'own, no confidence';

const typeRules = [
  'same-fonts-on-phones',
  'draws-all-characters',
  'shows-whole-letters',
  'matches-direction',
] as const;

/**
 * The expected source and confidence of each rule, taken from the networks' documents independently of the code. Rules
 * without a source are the product's own.
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
      'valid-scripts',
      'guarded-host-calls',
      'scripts-in-package',
      'no-frames',
      'no-eval',
      'loads-without-errors',
      'within-device-limits',
      'cover-painted',
      'silent-before-tap',
      'still-before-tap',
      'no-early-store',
      'no-call-by-itself',
      'obeys-host',
      'starts-on-tap',
      'survives-hiding',
      'silent-when-hidden',
      'reaches-end-card',
      'reports-measurement',
      'survives-lost-webgl',
      ...typeRules,
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
      'valid-scripts',
      'no-cta-stub',
      'guarded-host-calls',
      'no-dynamic-scripts',
      'no-frames',
      'no-eval',
      'no-storage',
      'loads-without-errors',
      'within-device-limits',
      'cover-painted',
      'silent-before-tap',
      'still-before-tap',
      'no-early-store',
      'no-call-by-itself',
      'obeys-host',
      'starts-on-tap',
      'survives-hiding',
      'silent-when-hidden',
      'reaches-end-card',
      'reports-measurement',
      'stores-nothing',
      'survives-lost-webgl',
      ...typeRules,
    ],
  },
  applovin: {
    'support.axon.ai, high': [
      'single-html',
      'file-extension',
      'packed-size',
      'cta-hook',
      'no-redirects',
      'no-external-references',
      'no-protocol-relative-addresses',
      'scripts-in-package',
      'no-xml-http-request',
      'no-network-calls',
      'silent-before-tap',
      'asks-no-network',
      'no-early-store',
      'no-call-by-itself',
      'silent-when-hidden',
      'cta-calls-hook',
      'stays-in-place',
      'works-in-landscape',
    ],
    'github.com, medium': ['no-loose-sources', 'no-fetch', 'no-eval', 'obeys-host'],
    [own]: [
      'utf-8',
      'viewport',
      'valid-scripts',
      'no-cta-stub',
      'guarded-host-calls',
      'no-dynamic-scripts',
      'no-frames',
      'no-storage',
      'loads-without-errors',
      'within-device-limits',
      'cover-painted',
      'still-before-tap',
      'starts-on-tap',
      'survives-hiding',
      'reaches-end-card',
      'reports-measurement',
      'stores-nothing',
      'survives-lost-webgl',
      'clear-of-host-controls',
      ...typeRules,
    ],
  },
} as const;

test.each(Object.values(adNetworks))(
  'a finding for $id cites no source that the network lacks',
  (network) => {
    const urls = Object.values(network.sources).map((source) => source?.url ?? null);
    for (const rule of [...rules, ...behaviourRules].filter((known) => isRuleOf(known, network))) {
      const { source, checkedOn } = findingFor(rule, network, null);
      expect.soft([...urls, null], rule.id).toContain(source);
      expect(checkedOn === null).toBe(source === null);
    }
  },
);

/** The rules about a host's own interface that documents of the network state. Elsewhere they are the product's own. */
const hostCitations: Partial<Record<keyof typeof adNetworks, Readonly<Record<string, string>>>> = {
  unity: { 'obeys-volume': 'docs.unity.com, high', 'clear-of-host-controls': 'docs.unity.com, high' },
  ironsource: { 'obeys-volume': 'docs.unity.com, high' },
  inmobi: { 'clear-of-host-controls': 'github.com, medium' },
  mintegral: { 'reports-lifecycle': 'github.com, medium' },
  'mintegral-html': { 'reports-lifecycle': 'github.com, medium' },
  bigo: { 'reports-lifecycle': 'github.com, medium' },
  vungle: { 'reports-lifecycle': 'support.vungle.com, high', 'obeys-volume': 'support.vungle.com, high' },
};

test.each(Object.keys(adNetworks) as (keyof typeof adNetworks)[])(
  'a finding for %s cites who states a rule about its host',
  (id) => {
    const ids = ['obeys-volume', 'clear-of-host-controls', 'reports-lifecycle', 'reports-measurement'];
    const named = behaviourRules
      .filter((rule) => ids.includes(rule.id) && isRuleOf(rule, networks[id]))
      .flatMap((rule) => {
        const { source, confidence } = findingFor(rule, networks[id], null);
        return source === null ? [] : [[rule.id, `${new URL(source).host}, ${confidence}`]];
      });
    expect(Object.fromEntries(named)).toEqual(hostCitations[id] ?? {});
  },
);

test.each(Object.keys(citations) as (keyof typeof citations)[])(
  'each finding for %s names the source of its rule only',
  (id) => {
    const named: Record<string, string[]> = {};
    for (const rule of [...rules, ...behaviourRules].filter((known) => isRuleOf(known, networks[id]))) {
      const { source, confidence, checkedOn } = findingFor(rule, networks[id], null);
      const who = source === null ? own : `${new URL(source).host}, ${confidence}`;
      (named[who] ??= []).push(rule.id);
      if (source === null) expect([confidence, checkedOn]).toEqual([null, null]);
      else expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(named).toEqual(citations[id]);
  },
);

test('every rule for the preview is the product’s own', () => {
  const findings = [...rules, ...behaviourRules].map((rule) => findingFor(rule, networks.preview, null));
  expect(findings.filter(({ source }) => source !== null)).toEqual([]);
});

test('networks differ only in rules that exist', () => {
  const ids = [...rules, ...behaviourRules].map(({ id }) => id);
  for (const { ruleOverrides } of Object.values(networks))
    expect(ids).toEqual(expect.arrayContaining(Object.keys(ruleOverrides)));
});

test('a hidden button in landscape is an error if both orientations are required, and a warning for Meta', () => {
  const rule = behaviourRules.find(({ id }) => id === 'works-in-landscape');
  if (rule === undefined) throw new Error('There is no such rule');
  expect(findingFor(rule, networks.moloco, 'cut off').severity).toBe('error');
  expect(findingFor(rule, networks.meta, 'cut off').severity).toBe('warning');
});

function findingFor(rule: RuleDescription, network: Network, judgement: Judgement) {
  return findingOf({ rule, network, maker: { origin: 'spinreel', madeWith: 'Spinreel' }, judgement });
}
