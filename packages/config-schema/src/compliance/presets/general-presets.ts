import type { CompliancePreset } from '../preset.ts';
import { everyScreen, presetTexts, stillScreens } from './preset-texts.ts';

/** A cautious start for markets and networks without a preset of their own. */
export const generalPresets = [
  {
    id: 'social-casino',
    label: 'Any network and market, social casino',
    product: 'social-casino',
    market: 'worldwide',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      responsibleGaming: { texts: presetTexts.playResponsibly, screens: ['outro'], severity: 'advice' },
      terms: { texts: presetTexts.inAppPurchases, screens: ['outro'], severity: 'advice' },
      noRealMoney: { texts: presetTexts.noRealMoney, screens: stillScreens, severity: 'advice' },
    },
    source: {
      label: 'Common ground of the policies of Google, Meta and TikTok; here Meta’s',
      url: 'https://transparency.meta.com/en-gb/policies/ad-standards/content-specific-restrictions/social-casino-games',
    },
    checkedOn: '2026-11-23',
    confidence: 'low',
    notes: 'A cautious start for networks and markets without a preset of their own. Check their rules.',
  },
  {
    id: 'real-money',
    label: 'Any network and market, real money',
    product: 'real-money',
    market: 'worldwide',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      responsibleGaming: { texts: presetTexts.gamblingRisks, screens: stillScreens, severity: 'advice' },
      terms: { texts: presetTexts.termsApply, screens: ['outro'], severity: 'advice' },
    },
    source: {
      label: 'Common ground of the policies of AppLovin and TikTok; here TikTok’s',
      url: 'https://ads.tiktok.com/help/article/tiktok-ads-policy-gambling-and-games',
    },
    checkedOn: '2026-11-23',
    confidence: 'low',
    notes:
      'A cautious start for networks and markets without a preset of their own. Set the legal age, and add a helpline and every line that the law of the market prescribes.',
  },
] as const satisfies readonly CompliancePreset[];
