import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { goodAd } from '../../test/good-ad.ts';
import { mutate, type Upload } from '../../test/mutate.ts';
import { packageMutations } from '../../test/package-mutations.ts';
import { pageMutations } from '../../test/page-mutations.ts';
import { openFile } from '../opening/open-file.ts';
import { checkFile } from '../check-artifact.ts';
import { severityOf } from '../finding.ts';
import { isRuleOf } from '../rule.ts';
import { rules } from './index.ts';

const mutations = { ...packageMutations, ...pageMutations };

test('the folder and the table agree: one file per rule, named after its id', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((name) => name.endsWith('.ts') && !/^(index|.*\.test)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  expect(rules.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});

test('every rule has changes that break it', () => {
  expect(Object.keys(mutations).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
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

/** Adding a file also breaks the rule on their number where a network accepts no more files than the ad has. */
function withFileCount(ruleId: string, count: number, { limits }: Network): string[] {
  return count > limits.maxFiles && ruleId !== 'file-count' ? ['file-count', ruleId] : [ruleId];
}

function countFiles({ bytes, fileName }: Upload, network: Network): number {
  return openFile({ bytes, fileName, network }).contents?.entries.length ?? 0;
}

describe.each(rules)('$id', (rule) => {
  const targets = Object.values(networks).filter((network) => isRuleOf(rule, network));

  test.each(targets)('is the only rule that each of its mutants of an ad for $id breaks', async (network) => {
    for (const [index, mutation] of (mutations[rule.id] ?? []).entries()) {
      const upload = await mutate(network, mutation);
      const verdict = await checkFile({ ...upload, network });
      const broken = verdict.findings.filter(({ passed }) => !passed);
      expect
        .soft(
          broken.map(({ ruleId }) => ruleId),
          `change ${index}: ${broken[0]?.message}`,
        )
        .toEqual(withFileCount(rule.id, countFiles(upload, network), network));
      const hasError = broken.some(({ severity }) => severity === 'error');
      expect.soft(broken.at(-1)?.severity).toBe(severityOf(rule, network));
      expect.soft(verdict.passed).toBe(!hasError);
    }
  });

  test('has a title and a fix', async () => {
    for (const network of targets) {
      expect(rule.demand(network)).toMatch(/^\S.*\.$/);
      expect(rule.fix).toMatch(/^\S.*\.$/);
    }
  });
});
