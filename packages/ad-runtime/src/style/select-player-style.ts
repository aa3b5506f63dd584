import { playerStyleChunks } from '@spinreel/ad-runtime/player-script';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { RuntimeAd } from '../runtime-ad.ts';
import { findScriptParts } from '../script/select-player-script.ts';

/** The whole style sheet, for pages in which an ad is edited. */
export const playerStyle = playerStyleChunks.map(({ style }) => style).join('');

/**
 * Returns the style sheet that an ad needs. It belongs in the head of the page, before the cover. Without the styles of
 * other buttons, texts and outros, a file is up to 2 KB smaller.
 */
export function selectPlayerStyle(ad: RuntimeAd): string {
  const parts = findStyleParts(ad);
  return playerStyleChunks
    .filter(({ part }) => part === null || parts.has(part))
    .map(({ style }) => style)
    .join('');
}

/** Finds the parts of the style sheet that an ad shows, by the names of their files in `parts/` and its folders. */
function findStyleParts(ad: RuntimeAd): Set<string> {
  const { language, buttonStyle, cover, gameplay, badge, outro, legal, slots } = ad;
  const parts = new Set<string>([buttonStyle, badge.celebration, ...findScriptParts(ad)]);
  for (const lettering of [cover.text, outro.headline, badge.count]) {
    if (lettering) parts.add(lettering.style === 'sum' ? 'raised' : lettering.style);
  }
  if (slots.includes('lowerHalf')) parts.add('lower-half');
  else if (gameplay.area.kind === 'split' && !slots.includes('background')) parts.add('console');
  if (slots.includes('landscapeCover')) parts.add('landscape-cover');
  if (cover.broadAspect) parts.add('broad-cover');
  parts.add(slots.includes('outro') && outro.composition === 'image' ? 'outro-image' : 'card');
  if (Object.values(legal).some((screen) => screen !== null)) parts.add('legal');
  if (language === 'zh-Hans' || language === 'zh-Hant') parts.add('chinese');
  if (language === 'ja') parts.add('japanese');
  if (language === 'ko') parts.add('korean');
  if (languageFacts[language].direction === 'rtl') parts.add('right-to-left');
  return parts;
}
