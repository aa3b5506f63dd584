import { readdirSync } from 'node:fs';
import { networkIds, networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { goodAd } from '../../test/good-ad.ts';
import { mutate } from '../../test/mutate.ts';
import { packageMutations } from '../../test/package-mutations.ts';
import { pageMutations } from '../../test/page-mutations.ts';
import { checkFile } from '../check-artifact.ts';
import { severityOf } from '../finding.ts';
import { rules } from './index.ts';

const mutations = { ...packageMutations, ...pageMutations };

test('the folder and the table agree: one file per rule, named after its id', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => !/^(index|.*\.test)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  expect(rules.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});

test('every rule has changes that break it', () => {
  expect(Object.keys(mutations).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
});

test('every text that a network forbids is watched by a rule', async () => {
  for (const network of networkIds) {
    for (const literal of networks[network].forbiddenLiterals) {
      const { bytes, fileName } = await mutate(network, {
        page: (html) => html.replace('</body>', () => `<script>/**/${literal}("x")</script></body>`),
      });
      const verdict = await checkFile({ bytes, fileName, network });
      expect
        .soft(
          verdict.findings.filter(({ passed }) => !passed),
          `${network}: ${literal}`,
        )
        .not.toEqual([]);
    }
  }
});

test.each(networkIds)('a file of the exporter breaks no rule of %s', async (network) => {
  const { artifact, fileName } = await goodAd(network);
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network });
  expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict).toMatchObject({ network, passed: true, sha256: artifact.sha256 });
  expect(verdict.findings).toHaveLength(rules.filter((rule) => rule.appliesTo(networks[network])).length);
});

describe.each(rules)('$id', (rule) => {
  const targets = networkIds.filter((id) => rule.appliesTo(networks[id]));

  test.each(targets)('is broken alone by each of its changes to an ad for %s', async (network) => {
    for (const [index, mutation] of (mutations[rule.id] ?? []).entries()) {
      const upload = await mutate(network, mutation);
      const verdict = await checkFile({ ...upload, network });
      const broken = verdict.findings.filter(({ passed }) => !passed);
      expect
        .soft(
          broken.map(({ ruleId }) => ruleId),
          `change ${index}: ${broken[0]?.message}`,
        )
        .toEqual([rule.id]);
      expect.soft(verdict.passed).toBe(severityOf(rule, networks[network]) === 'warning');
    }
  });

  test('has words for people', async () => {
    for (const network of targets) {
      expect(rule.demand(networks[network])).toMatch(/^\S.*\.$/);
      expect(rule.fix).toMatch(/^\S.*\.$/);
    }
  });
});
