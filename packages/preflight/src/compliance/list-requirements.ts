import {
  complianceElements,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import type { CompliancePreset, PresetElement } from '@spinreel/config-schema/compliance/preset';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';

/** An element that the ad's maker has turned on. */
export interface OwnElement {
  readonly text: string;
  readonly screens: readonly PlacementScreen[];
}

/** The elements that an ad's maker has turned on. */
export type OwnElements = Readonly<Partial<Record<ComplianceElementId, OwnElement>>>;

/** One element that must be on some screens. */
export interface Requirement extends Pick<PresetElement, 'screens' | 'severity'> {
  readonly id: ComplianceElementId;
  /** The texts by which it is recognized. */
  readonly texts: readonly string[];
  /** What requires it; null if only the ad's maker does. */
  readonly preset: CompliancePreset | null;
}

/**
 * Lists what presets and the ad's maker require together. A requirement is left out if another preset demands the same
 * element at least as strictly on all of its screens. What only the maker wants is advice. Pure.
 */
export function listRequirements(presets: readonly CompliancePreset[], own: OwnElements): Requirement[] {
  return complianceElements.flatMap((id) => {
    const demanded = presets.flatMap((preset) => {
      const element = preset.elements[id];
      return element === undefined ? [] : [{ ...element, preset }];
    });
    const ownElement = own[id];
    const texts = [
      ...(ownElement === undefined ? [] : [ownElement.text]),
      ...demanded.flatMap((element) => Object.values(element.texts)),
    ];
    const kept = demanded.filter((element, index) =>
      demanded.every((other, place) => place === index || !isCovered(element, other, place < index)),
    );
    const ownScreens = ownElement?.screens.filter((screen) =>
      demanded.every(({ screens }) => !screens.includes(screen)),
    );
    return [
      ...kept.map(({ screens, severity, preset }) => ({ id, texts, screens, severity, preset })),
      ...(ownScreens === undefined || ownScreens.length === 0
        ? []
        : [{ id, texts, screens: ownScreens, severity: 'advice' as const, preset: null }]),
    ];
  });
}

/** Whether `other` demands all that `element` does. Of two equal demands, the first one covers the other. */
function isCovered(element: PresetElement, other: PresetElement, isFirst: boolean): boolean {
  if (element.severity === 'blocking' && other.severity === 'advice') return false;
  if (!element.screens.every((screen) => other.screens.includes(screen))) return false;
  const isEqual = element.severity === other.severity && element.screens.length === other.screens.length;
  return !isEqual || isFirst;
}
