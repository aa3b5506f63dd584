import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import {
  complianceElementNames,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import type { MarketId } from '@spinreel/config-schema/compliance/markets';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { findRequirements } from '@spinreel/config-schema/compliance/presets/presets';
import type { ProductType } from '@spinreel/config-schema/compliance/product-types';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ComplianceFinding, ComplianceReport } from '../publishing-report.ts';
import type { Survey } from '../survey/survey.ts';
import { sortFindings, type UnjudgedRule } from '../verdict.ts';
import type { ElementRule, ElementViolation } from './element-rule.ts';
import { listRequirements, type OwnElements, type Requirement } from './list-requirements.ts';
import { judgeMarket } from './market-allowed.ts';
import { judgePresetAge } from './preset-current.ts';
import { findElement, type RequiredElement } from './required-element.ts';
import { elementRules } from './rules/index.ts';
import { findUnreadablePart } from './unreadable-part.ts';

/** What is judged, and by which requirements. */
export interface ComplianceQuestion {
  readonly survey: Survey;
  /** The ids of the networks on which it is published. Their policies are judged together. */
  readonly networkIds: readonly string[];
  readonly product: ProductType;
  readonly market: MarketId;
  /** By default those for this product type, market and networks. */
  readonly presets?: readonly CompliancePreset[] | undefined;
  /** What the ad's maker has turned on. It is recognized whatever it says, and judged even if no preset requires it. */
  readonly ownElements?: OwnElements | undefined;
  /** The current time in milliseconds. */
  readonly now: number;
}

/**
 * Judges whether an ad shows what its market, its networks and its maker require. A requirement blocks the ad if its preset
 * says so, and is advice otherwise. Texts that are drawn on a canvas or in an image cannot be read, so in an ad of another tool, elements
 * that may be in one are not judged. Pure.
 */
export function judgeCompliance(question: ComplianceQuestion): ComplianceReport {
  const { survey, networkIds, product, market, now, ownElements = {} } = question;
  const presets = question.presets ?? findRequirements({ product, market, networks: networkIds });
  const findings: ComplianceFinding[] = judgeMarket({ product, market, networks: networkIds });
  const notJudged: UnjudgedRule[] = [];
  if (presets.length === 0)
    for (const { id } of elementRules)
      notJudged.push({ ruleId: id, reason: 'There is no preset for this product type and market.' });
  for (const preset of presets) findings.push(judgePresetAge(preset, now));
  for (const requirement of listRequirements(presets, ownElements)) {
    const element = findElement(survey, requirement);
    const reason = findReasonNotToJudge(survey, element);
    for (const rule of elementRules)
      if (reason === null) findings.push(judgeElement({ rule, element, preset: requirement.preset, survey }));
      else notJudged.push({ ruleId: rule.id, reason });
  }
  return {
    product,
    market,
    presets: presets.map(({ id, label, source, checkedOn }) => ({ id, label, source, checkedOn })),
    passed: findings.every(({ passed, severity }) => passed || severity !== 'error'),
    findings: sortFindings(findings),
    notJudged,
  };
}

/** Why nothing can be said about an element; null if it can be judged. */
function findReasonNotToJudge({ stills, maker }: Survey, element: RequiredElement): string | null {
  const name = complianceElementNames[element.id];
  const unseen = element.screens.filter((screen) => stills.every((still) => still.screen !== screen));
  if (unseen.length > 0)
    return `The ${name} is not judged, because the viewer did not see ${listScreens(unseen)}.`;
  const missing = new Set(element.sights.filter(({ text }) => text === null).map(({ screen }) => screen));
  if (maker.origin === 'spinreel' || missing.size === 0) return null;
  const unreadable = findUnreadablePart(stills.filter(({ screen }) => missing.has(screen)));
  return unreadable === null
    ? null
    : `The ${name} may be in ${unreadable}, whose text cannot be read. Check it by eye.`;
}

function listScreens(screens: readonly PlacementScreen[]): string {
  return new Intl.ListFormat('en-GB').format(screens.map((screen) => `the ${screen}`));
}

function judgeElement(options: {
  rule: ElementRule;
  element: RequiredElement;
  preset: Requirement['preset'];
  survey: Survey;
}): ComplianceFinding {
  const { rule, element, preset, survey } = options;
  const name = complianceElementNames[element.id];
  const isOwn = survey.maker.origin === 'spinreel';
  const violation: ElementViolation | null = rule.violation(element, name);
  return {
    ruleId: rule.id,
    severity: element.severity === 'blocking' ? 'error' : 'advice',
    passed: violation === null,
    message: violation?.message ?? rule.demand(name),
    occurrences: [],
    occurrenceCount: 0,
    uploadError: null,
    fix: (isOwn ? rule.fix : rule.foreignFix)(name),
    limit: rule.limit,
    source: preset?.source.url ?? null,
    checkedOn: preset?.checkedOn ?? null,
    confidence: preset?.confidence ?? null,
    element: element.id,
    places: violation?.places ?? [],
    field: isOwn ? findField(rule, element.id) : null,
  };
}

function findField({ fixedIn }: ElementRule, id: ComplianceElementId): FixField {
  if (fixedIn === 'element') return `compliance.elements.${id}`;
  return `compliance.positions.${id === 'ageMark' ? 'ageMark' : 'legalText'}`;
}
