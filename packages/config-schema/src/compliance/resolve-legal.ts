import type { AdConfig } from '../ad/ad-config.ts';
import { getDefaults } from '../ad/fields/field-values.ts';
import type { ResolvedAd, ScreenLegal } from '../ad/resolved-ad.ts';
import { placementScreens, type PlacementScreen } from '../options/options.ts';
import { defaultPositions } from '../options/placement/placement-geometry.ts';
import { complianceElements, type ComplianceElementId, type CompliancePart } from './compliance-elements.ts';
import { complianceFields } from './compliance-fields.ts';
import { findLegalText } from './find-legal-text.ts';

/** Resolves the required texts and the logo of each screen, and the language of the ad. */
export function resolveLegal(config: AdConfig): Pick<ResolvedAd, 'language' | 'legal'> {
  const { elements, positions, logoScreens = placementScreens, ...choices } = config.compliance ?? {};
  const language = choices.language ?? getDefaults(complianceFields).language;
  const hasLogo = Boolean(config.assets?.logoImage?.filePath);
  const findText = (id: ComplianceElementId, screen: PlacementScreen): string | null => {
    const element = elements?.[id];
    return element?.screens?.includes(screen) ? (findLegalText(element, language)?.text ?? null) : null;
  };
  const resolveScreen = (screen: PlacementScreen): ScreenLegal => {
    const findPosition = (part: CompliancePart) => positions?.[part]?.[screen] ?? defaultPositions[part];
    const ageMark = findText('ageMark', screen);
    const lines = complianceElements
      .filter((id) => id !== 'ageMark')
      .flatMap((id) => findText(id, screen) ?? []);
    return {
      ageMark: ageMark === null ? null : { text: ageMark, position: findPosition('ageMark') },
      text: lines.length === 0 ? null : { lines, position: findPosition('legalText') },
      logoPosition: hasLogo && logoScreens.includes(screen) ? findPosition('logo') : null,
    };
  };
  return {
    language,
    legal: {
      cover: resolveScreen('cover'),
      gameplay: resolveScreen('gameplay'),
      outro: resolveScreen('outro'),
    },
  };
}
