import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import {
  complianceElementNames,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import type { ProductType } from '@spinreel/config-schema/compliance/product-types';
import type { MarketId } from '@spinreel/config-schema/compliance/markets';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import {
  findRequirements,
  isPresetOutdated,
  presetLifeDays,
} from '@spinreel/config-schema/compliance/presets/presets';
import type { ComplianceFinding, ComplianceReport } from '../publishing-report.ts';
import type { Survey } from '../survey/survey.ts';
import { sortFindings, type UnjudgedRule } from '../verdict.ts';
import type { ElementRule, ElementViolation } from './element-rule.ts';
import { listRequirements, type OwnElements, type Requirement } from './list-requirements.ts';
import { judgeMarket } from './market-allowed.ts';
import { findElement, type RequiredElement, type ElementSight } from './required-element.ts';
import { elementRules } from './rules/index.ts';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';

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
 * says so, and is advice otherwise. Screens that were not reached are not judged, nor are those of an ad of another tool on
 * which the element may be in a canvas or an image, because texts in them cannot be read. Pure.
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
    const { judged, reasons } = findJudgedPart(survey, element);
    for (const rule of elementRules) {
      if (judged !== null)
        findings.push(judgeElement({ rule, element: judged, preset: requirement.preset, survey }));
      for (const reason of reasons) notJudged.push({ ruleId: rule.id, reason });
    }
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

/** Judges whether the source of a preset was read recently. `now` is in milliseconds. */
function judgePresetAge(preset: CompliancePreset, now: number): ComplianceFinding {
  const isOutdated = isPresetOutdated(preset, now);
  return {
    ruleId: 'preset-current',
    severity: 'warning',
    passed: !isOutdated,
    message: isOutdated
      ? `The requirements were checked on ${preset.checkedOn}, more than ${presetLifeDays} days ago. They may have changed.`
      : `The requirements were checked within the last ${presetLifeDays} days.`,
    occurrences: [],
    occurrenceCount: 0,
    uploadError: null,
    fix: 'Read the source, and ask a lawyer.',
    limit: presetLifeDays,
    source: preset.source.url,
    checkedOn: preset.checkedOn,
    confidence: preset.confidence,
    element: null,
    places: [],
    field: 'compliance.preset',
  };
}

/**
 * Separates the screens on which an element can be judged from those that were not reached, and from those on which a text
 * may be where it cannot be read. `judged` is null if no screen is left, and `reasons` are sentences about the others.
 */
function findJudgedPart(
  { stills, maker }: Survey,
  element: RequiredElement,
): { judged: RequiredElement | null; reasons: string[] } {
  const name = complianceElementNames[element.id];
  const unseen = element.screens.filter((screen) => stills.every((still) => still.screen !== screen));
  const isUnreadable = ({ text, unreadable }: ElementSight) =>
    maker.origin !== 'spinreel' && text === null && unreadable !== null;
  const hidden = element.sights.filter(isUnreadable);
  const sights = element.sights.filter((sight) => !isUnreadable(sight));
  const isPart = sights.length > 0;
  const reasons = [
    ...(unseen.length === 0 ? [] : [describeUnseen(name, unseen, isPart)]),
    ...new Set(hidden.map((sight) => describeHidden(name, sight, isPart))),
  ];
  if (!isPart) return { judged: null, reasons };
  const isJudged = (screen: PlacementScreen) => sights.some((sight) => sight.screen === screen);
  const durations = element.durations.filter(({ screen }) => isJudged(screen));
  return { judged: { ...element, sights, durations }, reasons };
}

function describeHidden(name: string, { screen, unreadable }: ElementSight, isPart: boolean): string {
  const where = isPart ? ` on the ${screen}` : '';
  return `The ${name} may be in ${unreadable}${where}, whose text cannot be read. Check it by eye.`;
}

function describeUnseen(name: string, screens: readonly PlacementScreen[], isPart: boolean): string {
  const list = new Intl.ListFormat('en-GB').format(screens.map((screen) => `the ${screen}`));
  return `The ${name} is not judged${isPart ? ' everywhere' : ''}, because the playback did not reach ${list}.`;
}
