import type { Network } from '@spinreel/exporters/network';
import { networks, type NetworkId } from '@spinreel/exporters/networks/index';
import { findingOf, type Finding } from './finding.ts';
import { openFile } from './open-file.ts';
import type { OpenedFile } from './opened-file.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { withTimeLimit } from './time-limit.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A finished ad takes a fraction of a second; what takes this long was made to. */
const judgingLimitMs = 20_000;

/**
 * Checks a finished file against every static rule of a network. Whatever the bytes are, the answer is a verdict: a file
 * that cannot be opened fails, and rules which could not be judged for that reason are left out. It takes a fraction of a
 * second, needs no browser, and `fileName` is judged by its extension alone. Never rejects.
 *
 * @example
 * const verdict = await checkFile({ bytes, fileName: 'ad.zip', network: 'meta' });
 * if (!verdict.passed) console.log(verdict.findings.filter(({ passed }) => !passed));
 */
export async function checkFile(options: {
  bytes: Uint8Array;
  fileName: string;
  network: NetworkId;
}): Promise<Verdict> {
  const { bytes, fileName } = options;
  const network: Network = networks[options.network];
  return verdictOf({ bytes, network: options.network, findings: findingsOf({ bytes, fileName, network }) });
}

function findingsOf(options: { bytes: Uint8Array; fileName: string; network: Network }): Finding[] {
  const { network } = options;
  try {
    return withTimeLimit(judgingLimitMs, () => {
      const file = openFile(options);
      return rules.filter((rule) => rule.appliesTo(network)).flatMap((rule) => judge(rule, file));
    });
  } catch {
    // Only a file that was made to break readers gets here; which part of one gave up is of no use to anybody.
    return rules
      .filter((rule) => rule.id === unreadableRule[network.container.extension])
      .map((rule) => findingOf(rule, network, 'The file is built in a way that cannot be checked.'));
  }
}

/** The rule that stands for files which cannot be read at all. */
const unreadableRule = { zip: 'zip-package', html: 'single-html' } as const;

function judge(rule: Rule, file: OpenedFile): Finding[] {
  const { network, contents } = file;
  switch (rule.needs) {
    case 'file':
      return [findingOf(rule, network, rule.violation(file))];
    case 'package':
      return contents === null ? [] : [findingOf(rule, network, rule.violation(contents, network))];
    case 'page': {
      const page = contents?.page ?? null;
      return page === null ? [] : [findingOf(rule, network, rule.violation(page, network))];
    }
  }
}
