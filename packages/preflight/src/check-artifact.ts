import type { Network } from '@spinreel/exporters/network';
import { findingOf } from './finding.ts';
import { unknownMaker } from './opening/identify-maker.ts';
import { judgeFile, containerRuleIds, type Judged } from './judge-file.ts';
import { openFile } from './opening/open-file.ts';
import { isRuleOf, type Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { withTimeLimit } from './time-limit.ts';
import { findStoreCall } from './store-call-sighting.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A normal ad is checked in a fraction of a second. Only a file built to exhaust the parser reaches this limit. */
const judgingLimitMs = 20_000;

/** A finished file, and what it is checked against. */
export interface CheckedFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly network: Network;
  /** Your own rules, made with `defineRule`. */
  readonly rules?: readonly Rule[];
}

/**
 * Checks a finished file against every static rule of a network. Never rejects: any bytes produce a verdict. A file
 * that cannot be opened fails, and the verdict omits the rules that need its contents. The check takes a fraction of a
 * second and needs no browser. Only the extension of `fileName` is checked. `rules` are your own, in addition to those of
 * preflight: they keep their severity, whoever made the file.
 *
 * @example
 * const verdict = await checkFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 * if (!verdict.passed) console.log(verdict.findings.filter(({ passed }) => !passed));
 */
export async function checkFile(options: CheckedFile): Promise<Verdict> {
  return verdictOf({ ...options, ...judgeBytes(options) });
}

function judgeBytes(options: CheckedFile): Judged {
  const { network, rules: callersRules = [] } = options;
  try {
    return withTimeLimit(judgingLimitMs, () => judgeFile(openFile(options), { network, callersRules }));
  } catch {
    // Only a malicious file gets here, so the message does not say which parser gave up.
    const judgement = 'The file is built in a way that cannot be checked.';
    const applicable = [...rules, ...callersRules].filter((rule) => isRuleOf(rule, network));
    const isUnreadable = ({ id }: Rule) => id === containerRuleIds[network.container.extension];
    return {
      maker: unknownMaker,
      storeCall: findStoreCall(null, null, network),
      findings: applicable
        .filter(isUnreadable)
        .map((rule) => findingOf({ rule, network, maker: unknownMaker, judgement })),
      notJudged: applicable
        .filter((rule) => !isUnreadable(rule))
        .map(({ id }) => ({ ruleId: id, reason: judgement })),
    };
  }
}
