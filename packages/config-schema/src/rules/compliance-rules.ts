import type { FieldId } from '../ad/field-id.ts';
import { findLegalText, type LegalText } from '../compliance/find-legal-text.ts';
import { complianceElements, type ComplianceElementId } from '../compliance/compliance-elements.ts';
import type { Compliance } from '../compliance/compliance.ts';
import { defaultLanguage, type AdLanguage } from '../languages/ad-languages.ts';
import { complianceTextLimits } from '../limits/compliance-limits.ts';
import { placementScreens } from '../options/options.ts';
import type { Problem } from '../problems/problem.ts';

/** Finds what is wrong with the required texts of an ad: one problem per element, which does not keep it from being exported. */
export function findComplianceProblems(
  compliance: Compliance,
): Partial<Record<ComplianceElementId, Problem>> {
  const { elements = {}, language = defaultLanguage } = compliance;
  const findText = (id: ComplianceElementId) => findLegalText(elements[id] ?? {}, language);
  const getText = (id: ComplianceElementId) => findText(id)?.text ?? '';
  const problems: Partial<Record<ComplianceElementId, Problem>> = {};
  for (const id of complianceElements) {
    if ((elements[id]?.screens ?? []).length === 0) continue;
    const problem = findTextProblem(id, findText(id), language);
    if (problem !== null) problems[id] = problem;
  }
  if (countLetters(getText('ageMark')) > complianceTextLimits.ageMark)
    problems.ageMark ??= { code: 'age-mark-too-long', field: getField('ageMark'), params: {} };
  for (const screen of placementScreens) {
    const shown = complianceElements.filter(
      (id) => id !== 'ageMark' && elements[id]?.screens?.includes(screen),
    );
    const letters = shown.reduce((sum, id) => sum + countLetters(getText(id)), 0);
    const longest = shown.toSorted((a, b) => countLetters(getText(b)) - countLetters(getText(a)))[0];
    if (longest !== undefined && letters > complianceTextLimits.linesPerScreen)
      problems[longest] ??= {
        code: 'legal-text-too-long',
        field: getField(longest),
        params: { screen, letters },
      };
  }
  return problems;
}

function findTextProblem(
  element: ComplianceElementId,
  found: LegalText | null,
  wanted: AdLanguage,
): Problem | null {
  const field = getField(element);
  if (found === null) return { code: 'compliance-text-missing', field, params: { element } };
  // '18+' is the same in every language.
  if (found.language === wanted || !/\p{L}/u.test(found.text)) return null;
  const params = { element, wanted, shown: found.language };
  return { code: 'compliance-text-untranslated', field, params };
}

function getField(id: ComplianceElementId): FieldId {
  return `compliance.elements.${id}`;
}

function countLetters(text: string): number {
  return Array.from(text).length;
}
