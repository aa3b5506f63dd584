import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { adNetworks, networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { behaviourMutations } from '../../test/mutations/behaviour-mutations.ts';
import { hostMutations } from '../../test/mutations/host-mutations.ts';
import {
  breakingChanges,
  expectNothingBroken,
  expectRulesBroken,
  goodAds,
  simplify,
} from '../../test/mutations/play-behaviour.ts';
import { rules } from '../rules/index.ts';
import { behaviourRules } from './index.ts';

const browser = await launchBrowser();

const adIds = Object.keys(adNetworks) as (keyof typeof adNetworks)[];

/** Many ads play at the same time and in real time. */
const playing = { timeout: 1_800_000 };

test('the folder and the table agree: one file per rule, named after its id', () => {
  const files = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(import.meta.dirname, name)))
    .map((name) => basename(name, '.ts'));
  expect(behaviourRules.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});

test('every rule has a unique id and mutants that break it', () => {
  const ids = behaviourRules.map(({ id }) => id);
  const broken = [behaviourMutations, ...Object.values(hostMutations)].flatMap(Object.keys);
  expect([...new Set(broken)].toSorted()).toEqual(ids.toSorted());
  expect(rules.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test('each network has at least two mutants of its own, and each family six', () => {
  const counts = new Map<string, number>();
  for (const id of adIds) {
    const mutations = id === 'moloco' ? behaviourMutations : (hostMutations[id] ?? {});
    const count = Object.values(mutations).flat().length;
    expect.soft(count, id).toBeGreaterThanOrEqual(2);
    counts.set(networks[id].family, (counts.get(networks[id].family) ?? 0) + count);
  }
  for (const [family, count] of counts) expect.soft(count, family).toBeGreaterThanOrEqual(6);
});

test.each(behaviourRules)('$id has a title and a fix', (rule) => {
  for (const network of Object.values(networks)) {
    expect(rule.demand(network)).toMatch(/^\S.*\.$/);
    expect(rule.fix).toMatch(/^\S.*\.$/);
  }
});

/** Three ads that differ in pauses, buttons and sound, for hosts that ask for different calls. All: behaviour-rules.proof.ts. */
const playedAds = (
  [
    ['mintegral', 'two pauses on a split screen'],
    ['meta', 'two pauses and a picture as button'],
    ['moloco', 'an audio context with nothing to hear'],
  ] as const
).map(([id, name]) => {
  const ad = goodAds.find((one) => one.network.id === id && one.name === name);
  if (ad === undefined) throw new Error(`There is no ad with ${name} for ${id}`);
  return simplify(ad);
});

// Requirement: preflight.behaviour, preflight.host-simulators
describe.concurrent('a good ad breaks no rule of behaviour', playing, () => {
  test.each(playedAds)('with $name, for $network.id', (ad) => expectNothingBroken(ad, browser));
});

/**
 * Rules that do not affect one another, so that one ad can break all rules of a row: at least one rule of each kind of
 * observation. Every rule alone: behaviour-rules.proof.ts.
 */
const brokenTogether: readonly (readonly [networkId: string, ...ruleIds: string[]])[] = [
  ['moloco', 'loads-without-errors', 'asks-no-network', 'obeys-host', 'stays-in-place', 'stores-nothing'],
  ['moloco', 'no-early-store', 'no-call-by-itself'],
  ['moloco', 'still-before-tap', 'silent-when-hidden', 'cta-calls-hook', 'works-in-landscape'],
  ['moloco', 'silent-before-tap', 'survives-lost-webgl'],
  ['unity', 'obeys-volume', 'clear-of-host-controls'],
  ['bigo', 'reports-lifecycle'],
];

const playedChanges = brokenTogether.map(([networkId, ...ids]) =>
  ids.map((id) => {
    const change = breakingChanges.find((one) => one.id === id && one.network.id === networkId);
    if (change === undefined) throw new Error(`No change breaks ${id} for ${networkId}`);
    return change;
  }),
);

// Requirement: preflight.behaviour, preflight.host-signals, preflight.host-controls
describe.concurrent('rules are broken alone by changes to a good ad', playing, () => {
  test.each(
    playedChanges.map(
      (changes) => [`${changes[0]!.network.id}: ${changes.map(({ id }) => id).join(', ')}`, changes] as const,
    ),
  )('%s', (_name, changes) => expectRulesBroken(changes, browser));
});
