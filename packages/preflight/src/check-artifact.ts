import type { Network } from '@spinreel/exporters/network';
import { findingOf, type Finding } from './finding.ts';
import { openFile } from './open-file.ts';
import type { OpenedFile } from './opened-file.ts';
import { isRuleOf, type Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { withTimeLimit } from './time-limit.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A normal ad is checked in a fraction of a second. Only a file built to exhaust the parser reaches this limit. */
const judgingLimitMs = 20_000;

/**
 * Checks a finished file against every static rule of a network. Never rejects: any bytes produce a verdict. A file
 * that cannot be opened fails, and the verdict omits the rules that need its contents. The check takes a fraction of a
 * second and needs no browser. Only the extension of `fileName` is checked.
 *
 * @example
 * const verdict = await checkFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 * if (!verdict.passed) console.log(verdict.findings.filter(({ passed }) => !passed));
 */
export async function checkFile(options: {
  bytes: Uint8Array;
  fileName: string;
  network: Network;
}): Promise<Verdict> {
  const { bytes, network } = options;
  return verdictOf({ bytes, network, findings: findingsOf(options) });
}

function findingsOf(options: { bytes: Uint8Array; fileName: string; network: Network }): Finding[] {
  const { network } = options;
  try {
    return withTimeLimit(judgingLimitMs, () => {
      const file = openFile(options);
      return rules.filter((rule) => isRuleOf(rule, network)).flatMap((rule) => judge(rule, file));
    });
  } catch {
    // Only a malicious file gets here, so the message does not say which parser gave up.
    return rules
      .filter((rule) => rule.id === unreadableRule[network.container.extension])
      .map((rule) => findingOf(rule, network, 'The file is built in a way that cannot be checked.'));
  }
}

/** The rule that reports files which cannot be read at all, by container. */
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
