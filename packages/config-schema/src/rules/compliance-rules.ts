import type { FieldId } from '../ad/field-id.ts';
import { complianceElements, type ComplianceElementId } from '../compliance/compliance-elements.ts';
import type { Compliance } from '../compliance/compliance.ts';
import { complianceTextLimits } from '../limits/compliance-limits.ts';
import { placementScreens } from '../options/options.ts';
import type { Problem } from '../problems/problem.ts';

/** Finds what is wrong with the required texts of an ad: one problem per element, which does not keep it from being exported. */
export function findComplianceProblems(
  compliance: Compliance,
): Partial<Record<ComplianceElementId, Problem>> {
  const { elements = {}, language = 'en' } = compliance;
  const getText = (id: ComplianceElementId) => elements[id]?.texts?.[language]?.trim() ?? '';
  const problems: Partial<Record<ComplianceElementId, Problem>> = {};
  for (const id of complianceElements) {
    if ((elements[id]?.screens ?? []).length === 0 || getText(id) !== '') continue;
    problems[id] = { code: 'compliance-text-missing', field: getField(id), params: { element: id } };
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

function getField(id: ComplianceElementId): FieldId {
  return `compliance.elements.${id}`;
}

function countLetters(text: string): number {
  return Array.from(text).length;
}
