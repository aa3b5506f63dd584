import { complianceElements, type ComplianceElementId } from '../compliance-elements.ts';
import type { Compliance, ComplianceElement } from '../compliance.ts';
import { defaultLanguage, type AdLanguage } from '../../languages/ad-languages.ts';
import { placementScreens } from '../../options/options.ts';
import { marketLanguages } from '../markets.ts';
import type { CompliancePreset } from '../preset.ts';

/**
 * Returns the compliance settings with a preset's texts and screens. Elements that the preset does not have are turned
 * off, and keep their texts. The ad keeps its language if the preset has it, or takes the language of its market. Pure.
 */
export function applyPreset(compliance: Compliance, preset: CompliancePreset): Compliance {
  const { id, checkedOn } = preset;
  return {
    ...compliance,
    language: chooseLanguage(compliance, preset),
    preset: { id, checkedOn },
    elements: Object.fromEntries(
      complianceElements.flatMap((element) => {
        const next = createElement(element, compliance, preset);
        return next === null ? [] : [[element, next]];
      }),
    ),
  };
}

function createElement(
  id: ComplianceElementId,
  { elements }: Compliance,
  preset: CompliancePreset,
): ComplianceElement | null {
  const required = preset.elements[id];
  const current = elements?.[id];
  if (required !== undefined) return { texts: { ...required.texts }, screens: [...required.screens] };
  return current === undefined ? null : { ...current, screens: [] };
}

function chooseLanguage({ language, market }: Compliance, preset: CompliancePreset): AdLanguage {
  const required = Object.values(preset.elements);
  const marketLanguage = market === undefined ? undefined : marketLanguages[market];
  const wanted = [language === defaultLanguage ? undefined : language, marketLanguage];
  return (
    wanted.find((each) => each !== undefined && required.every(({ texts }) => texts[each])) ?? defaultLanguage
  );
}

/** Lists the elements that a preset requires on screens where the ad does not have them. */
export function listMissingElements(
  { elements }: Compliance,
  preset: CompliancePreset,
): ComplianceElementId[] {
  return complianceElements.filter((id) =>
    preset.elements[id]?.screens.some((screen) => !elements?.[id]?.screens?.includes(screen)),
  );
}

/** Returns the compliance settings with what a preset requires beyond them. Texts that the ad has stay. Pure. */
export function addPreset(compliance: Compliance, preset: CompliancePreset): Compliance {
  const added = listMissingElements(compliance, preset).map((id) => {
    const { texts, screens = [] } = compliance.elements?.[id] ?? {};
    const wanted = [...screens, ...(preset.elements[id]?.screens ?? [])];
    return [
      id,
      {
        texts: { ...preset.elements[id]?.texts, ...(screens.length > 0 && texts) },
        screens: placementScreens.filter((screen) => wanted.includes(screen)),
      },
    ];
  });
  return { ...compliance, elements: { ...compliance.elements, ...Object.fromEntries(added) } };
}

/**
 * Whether an ad's texts or screens differ from those of a preset, in the ad's language. Elements that only `others` require
 * are no difference.
 */
export function isPresetEdited(
  { elements, language = defaultLanguage }: Compliance,
  preset: CompliancePreset,
  others: readonly CompliancePreset[] = [],
): boolean {
  return complianceElements.some((id) => {
    const required = preset.elements[id];
    const { texts, screens = [] } = elements?.[id] ?? {};
    const allowed = [preset, ...others].flatMap((each) => each.elements[id]?.screens ?? []);
    if (screens.some((screen) => !allowed.includes(screen))) return true;
    if (required === undefined) return false;
    const hasScreens = required.screens.every((screen) => screens.includes(screen));
    const text = required.texts[language];
    return !hasScreens || (text !== undefined && texts?.[language]?.trim() !== text);
  });
}
