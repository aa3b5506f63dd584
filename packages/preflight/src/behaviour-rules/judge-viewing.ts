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
      .map(({ rule }) => ({ ruleId: rule.id, reason: missingPartReasons[maker.origin][rule.needs] })),
    storeCall: seeStoreCall(viewing, network),
  };
}

const notReached = 'The viewer did not get this far in the ad.';
const noStore = 'The viewer did not find the button that opens the store.';

/** Why a rule about a part of a viewing was not judged. */
const missingPartReasons: Readonly<Record<Maker['origin'], Readonly<Record<keyof Viewing, string>>>> = {
  spinreel: {
    record: notReached,
    cover: notReached,
    start: notReached,
    hiding: notReached,
    returning: notReached,
    muting: notReached,
    game: notReached,
    turned: notReached,
    endCard: notReached,
  },
  foreign: {
    record: notReached,
    cover: 'The page could not be shown.',
    start: notReached,
    hiding: 'The ad did not react to any tap, so it was never running.',
    returning: 'Nothing moved after the ad was shown again, and no later tap had an effect.',
    muting: 'The ad did not react to any tap, so it was never running.',
    game: notReached,
    turned: noStore,
    endCard: noStore,
  },
};

/** Returns the violation, null if the viewing complies, or undefined if the viewing lacks the part that the rule needs. */
function applyRule(rule: BehaviourRule, viewing: Viewing, network: Network): Judgement | undefined {
  switch (rule.needs) {
    case 'record':
      return rule.violation(viewing.record, network);
    case 'cover':
      return viewing.cover === null ? undefined : rule.violation(viewing.cover, network);
    case 'start':
      return viewing.start === null ? undefined : rule.violation(viewing.start, network);
    case 'hiding':
      return viewing.hiding === null ? undefined : rule.violation(viewing.hiding, network);
    case 'returning':
      return viewing.returning === null ? undefined : rule.violation(viewing.returning, network);
    case 'muting':
      return viewing.muting === null ? undefined : rule.violation(viewing.muting, network);
    case 'game':
      return viewing.game === null ? undefined : rule.violation(viewing.game, network);
    case 'turned':
      return viewing.turned === null ? undefined : rule.violation(viewing.turned, network);
    case 'endCard':
      return viewing.endCard === null ? undefined : rule.violation(viewing.endCard, network);
  }
}

function wordFinding(finding: Finding, { origin }: Maker): Finding {
  const texts = origin === 'foreign' ? foreignTexts[finding.ruleId] : undefined;
  if (texts === undefined) return finding;
  const message = finding.passed ? texts.demand : texts.violation;
  return { ...finding, message: message ?? finding.message, fix: texts.fix };
}
