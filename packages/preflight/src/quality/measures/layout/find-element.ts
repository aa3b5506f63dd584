import {
  complianceElements,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import { saysElement } from '@spinreel/config-schema/compliance/element-patterns';

/** Finds the required element that a text is; null if it is none. Long texts may name the age, too, so its mark comes last. */
export function findElement(text: string): ComplianceElementId | null {
  return complianceElements.toReversed().find((id) => saysElement(id, text)) ?? null;
}
