import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { expectOnlyBroken, staticMutations } from '../../test/mutations/break-rule.ts';
import { goodAd } from '../../test/ads/good-ad.ts';
import { mutate } from '../../test/mutations/mutate.ts';
import { containerNetworks, fileNetworks } from '../../test/ads/representatives.ts';
import { checkFile } from '../check-artifact.ts';
import { isRuleOf, type Rule } from '../rule.ts';
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

// Requirement: preflight.rules
test('every forbidden literal of a network is checked by a rule', async () => {
  for (const network of Object.values(networks)) {
    for (const literal of network.forbiddenLiterals) {
      const { bytes, fileName } = await mutate(network, {
        page: (html) => html.replace('</body>', () => `<script>${useOf(literal)}</script></body>`),
      });
      const verdict = await checkFile({ bytes, fileName, network });
      expect
        .soft(
          verdict.findings.filter(({ passed }) => !passed),
          `${network.id}: ${literal}`,
        )
        .not.toEqual([]);
    }
  }
});

// Requirement: preflight.rules
test.each(Object.values(networks))('a file of the exporter breaks no rule of $id', async (network) => {
  const { artifact, fileName } = await goodAd(network);
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network });
  expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict).toMatchObject({ network: network.id, passed: true, sha256: artifact.sha256 });
  expect(verdict.findings).toHaveLength(rules.filter((rule) => isRuleOf(rule, network)).length);
});

/** Code that contains a literal: a call if it is the name of one, or else a string. */
function useOf(literal: string): string {
  if (/^[\w$.]+\($/.test(literal)) return `${literal}"x")`;
  return /^(?:new )?\w+(?:\.\w+)*$/.test(literal) ? `${literal}("x")` : JSON.stringify(literal);
}

describe.each(rules)('$id', (rule) => {
  const targets = Object.values(networks).filter((network) => isRuleOf(rule, network));

  test.each(chooseRepresentatives(rule, targets))(
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

/** Chooses networks whose files differ most as to the rule. All of them are in rules.proof.ts. */
function chooseRepresentatives({ topic }: Rule, targets: readonly Network[]): readonly Network[] {
  const dependsOnHost = topic === 'host' || topic === 'size';
  const chosen = dependsOnHost ? fileNetworks : containerNetworks;
  return targets.filter((network, index) => index === 0 || chosen.includes(network));
}
