import type { Network } from '@spinreel/exporters/network';
import { expect } from 'vitest';
import { checkFile } from '../../src/check-artifact.ts';
import { severityOf } from '../../src/finding.ts';
import { openFile } from '../../src/opening/open-file.ts';
import type { Rule } from '../../src/rule.ts';
import { mutate, type Upload } from './mutate.ts';
import { packageMutations } from './package-mutations.ts';
import { pageMutations } from './page-mutations.ts';

/** Changes to a good ad, by static rule. Each change breaks this rule and no other. */
export const staticMutations = { ...packageMutations, ...pageMutations };

/** Expects that each change of a rule to an ad for the network breaks this rule alone. */
export async function expectOnlyBroken(rule: Rule, network: Network): Promise<void> {
  for (const [index, mutation] of (staticMutations[rule.id] ?? []).entries()) {
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
}

/** Expects that a rule of the network finds a literal that it forbids. */
export async function expectLiteralFound(literal: string, network: Network): Promise<void> {
  const upload = await mutate(network, {
    page: (html) => html.replace('</body>', () => `<script>${useOf(literal)}</script></body>`),
  });
  const { findings } = await checkFile({ ...upload, network });
  expect
    .soft(
      findings.filter(({ passed }) => !passed),
      `${network.id}: ${literal}`,
    )
    .not.toEqual([]);
}

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
