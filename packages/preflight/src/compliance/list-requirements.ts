import {
  complianceElements,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import type { CompliancePreset, PresetElement } from '@spinreel/config-schema/compliance/preset';
import { readAge } from '@spinreel/config-schema/compliance/read-age';
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
  /** Whether only these texts count. */
  readonly isExact: boolean;
  /** The lowest age that an age mark must name; null if none is demanded. */
  readonly minAge: number | null;
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
      demanded.every((other, place) => place === index || !isCovered(id, element, other, place < index)),
    );
    const ownScreens = ownElement?.screens.filter((screen) =>
      demanded.every(({ screens }) => !screens.includes(screen)),
    );
    return [
      ...kept.map((element) => {
        const { screens, severity, preset, isExact = false } = element;
        const counted = isExact ? Object.values(element.texts) : texts;
        return { id, texts: counted, isExact, minAge: findAge(id, element), screens, severity, preset };
      }),
      ...(ownElement === undefined || ownScreens === undefined || ownScreens.length === 0
        ? []
        : [
            {
              ...{ id, texts, isExact: false, minAge: findAge(id, { texts: { en: ownElement.text } }) },
              ...{ screens: ownScreens, severity: 'advice' as const, preset: null },
            },
          ]),
    ];
  });
}

/** Returns the lowest age of the texts of an age mark. */
function findAge(id: ComplianceElementId, { texts }: Pick<PresetElement, 'texts'>): number | null {
  if (id !== 'ageMark') return null;
  const ages = Object.values(texts).flatMap((text) => readAge(text) ?? []);
  return ages.length === 0 ? null : Math.min(...ages);
}

/** Whether `other` demands all that `element` does. Of two equal demands, the first one covers the other. */
function isCovered(
  id: ComplianceElementId,
  element: PresetElement,
  other: PresetElement,
  isFirst: boolean,
): boolean {
  return demandsAll(id, other, element) && (isFirst || !demandsAll(id, element, other));
}

/** Whether a demand is at least as strict as another one. */
function demandsAll(id: ComplianceElementId, strict: PresetElement, other: PresetElement): boolean {
  return (
    (strict.severity === 'blocking' || other.severity === 'advice') &&
    other.screens.every((screen) => strict.screens.includes(screen)) &&
    (findAge(id, strict) ?? 0) >= (findAge(id, other) ?? 0) &&
    (strict.isExact === true || other.isExact !== true)
  );
}
