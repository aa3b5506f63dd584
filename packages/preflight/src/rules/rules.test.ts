import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { expectLiteralFound, expectOnlyBroken, staticMutations } from '../../test/mutations/break-rule.ts';
import { goodAd } from '../../test/ads/good-ad.ts';
import { containerNetworks } from '../../test/ads/representatives.ts';
import { checkFile } from '../check-artifact.ts';
import { isRuleOf } from '../rule.ts';
import { rules } from './index.ts';

test('the folder and the table agree: one file per rule, named after its id', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((name) => name.endsWith('.ts') && !/^(index|.*\.(?:proof|test))\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  expect(rules.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});

test('every rule has changes that break it', () => {
  expect(Object.keys(staticMutations).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
});

/** Each forbidden literal, with the first network that forbids it. All: rules.proof.ts. */
const forbiddenLiterals = new Map(
  Object.values<Network>(networks)
    .toReversed()
    .flatMap((network) => network.forbiddenLiterals.map((literal) => [literal, network])),
);

// Requirement: preflight.rules
test.each([...forbiddenLiterals])('the forbidden literal %s is found by a rule', expectLiteralFound);

// Requirement: preflight.rules
test.each(Object.values(networks))('a file of the exporter breaks no rule of $id', async (network) => {
  const { artifact, fileName } = await goodAd(network);
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network });
  expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict).toMatchObject({ network: network.id, passed: true, sha256: artifact.sha256 });
  expect(verdict.findings).toHaveLength(rules.filter((rule) => isRuleOf(rule, network)).length);
});

describe.each(rules)('$id', (rule) => {
  const targets = Object.values(networks).filter((network) => isRuleOf(rule, network));

  test.each(chooseRepresentatives(targets))(
    'is the only rule that each of its mutants of an ad for $id breaks',
    (network) => expectOnlyBroken(rule, network),
  );

  test('has a title and a fix', async () => {
    for (const network of targets) {
      expect(rule.demand(network)).toMatch(/^\S.*\.$/);
      expect(rule.fix).toMatch(/^\S.*\.$/);
    }
  });
});

/** One network of each kind of container, and Moloco, to which most changes of behaviour are made. All: rules.proof.ts. */
const representatives: readonly Network[] = [...containerNetworks, networks.moloco];

/** Chooses the first network to which a rule applies, and the representatives. */
function chooseRepresentatives(targets: readonly Network[]): readonly Network[] {
  return targets.filter((network, index) => index === 0 || representatives.includes(network));
}
