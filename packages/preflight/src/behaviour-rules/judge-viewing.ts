import type { Network } from '@spinreel/exporters/network';
import type { BehaviourRule } from '../behaviour-rule.ts';
import { findingOf, type Finding } from '../finding.ts';
import type { Maker } from '../opening/maker.ts';
import { isRuleOf, type Judgement } from '../rule.ts';
import { seeStoreCall, type StoreCallSighting } from '../store-call-sighting.ts';
import type { Verdict } from '../verdict.ts';
import type { Viewing } from '../viewing/viewing.ts';
import { foreignTexts } from './foreign-texts.ts';
import { behaviourRules } from './index.ts';

/** Applies every rule about behaviour of a network to what a viewer saw. */
export function judgeViewing(options: {
  viewing: Viewing;
  network: Network;
  maker: Maker;
}): Pick<Verdict, 'findings' | 'notJudged'> & { storeCall: StoreCallSighting | null } {
  const { viewing, network, maker } = options;
  const results = behaviourRules
    .filter((rule) => isRuleOf(rule, network))
    .map((rule) => ({ rule, judgement: applyRule(rule, viewing, network) }));
  return {
    findings: results.flatMap(({ rule, judgement }) =>
      judgement === undefined ? [] : [wordFinding(findingOf({ rule, network, maker, judgement }), maker)],
    ),
    notJudged: results
      .filter(({ judgement }) => judgement === undefined)
      .map(({ rule }) => ({ ruleId: rule.id, reason: explainMissing(maker, rule.needs) })),
    storeCall: seeStoreCall(viewing, network),
  };
}

/** Why a rule about a part of a viewing was not judged. */
function explainMissing({ origin }: Maker, part: keyof Viewing): string {
  const reason = origin === 'foreign' ? foreignReasons[part] : undefined;
  return reason ?? 'The viewer did not get this far in the ad.';
}

const neverRunning = 'The ad did not react to any tap, so it was never running.';
const noStore = 'The viewer did not find the button that opens the store.';

const foreignReasons: Readonly<Partial<Record<keyof Viewing, string>>> = {
  cover: 'The page could not be shown.',
  hiding: neverRunning,
  returning: 'Nothing moved after the ad was shown again, and no later tap had an effect.',
  muting: neverRunning,
  turned: noStore,
  endCard: noStore,
};

/** Returns the violation, null if the viewing complies, or undefined if the viewing lacks the part that the rule needs. */
function applyRule(rule: BehaviourRule, viewing: Viewing, network: Network): Judgement | undefined {
  const part = viewing[rule.needs];
  // The type of a rule says that it judges the part that it needs.
  return part === null ? undefined : rule.violation(part as never, network);
}

function wordFinding(finding: Finding, { origin }: Maker): Finding {
  const texts = origin === 'foreign' ? foreignTexts[finding.ruleId] : undefined;
  if (texts === undefined) return finding;
  const message = finding.passed ? texts.demand : texts.violation;
  return { ...finding, message: message ?? finding.message, fix: texts.fix };
}
