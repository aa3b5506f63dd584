import type { CompliancePreset } from '../preset.ts';
import { everyScreen, presetTexts, stillScreens } from './preset-texts.ts';

const applovin = {
  networks: ['applovin'],
  source: {
    label: 'AppLovin, Policies for Demand Partners: gambling',
    url: 'https://www.applovin.com/policies-demand-partners/gambling/',
  },
  checkedOn: '2026-11-22',
  confidence: 'high',
} as const;

const applovinTerms = {
  texts: {
    en: 'Age, product and eligibility rules apply. See terms.',
    de: 'Es gelten Alters-, Produkt- und Teilnahmebedingungen. Siehe AGB.',
    es: 'Sujeto a requisitos de edad, producto y participación. Consulta los términos.',
    fr: 'Soumis à des conditions d’âge, de produit et de participation. Voir conditions.',
    it: 'Soggetto a requisiti di età, prodotto e partecipazione. Vedi i termini.',
    pt: 'Sujeito a regras de idade, produto e elegibilidade. Consulte os termos.',
  },
  screens: stillScreens,
  severity: 'blocking',
} as const;

const applovinUnitedStates = {
  ageMark: { texts: presetTexts.over21Only, screens: everyScreen, severity: 'blocking' },
  responsibleGaming: {
    texts: {
      en: 'Must be 21+ to play. Please play responsibly.',
      es: 'Solo mayores de 21 años. Juega con responsabilidad.',
    },
    screens: stillScreens,
    severity: 'blocking',
  },
  helpline: {
    texts: {
      en: 'Gambling problem? Call 1-800-GAMBLER.',
      es: '¿Problemas con el juego? Llama al 1-800-GAMBLER.',
    },
    screens: ['outro'],
    severity: 'advice',
  },
  terms: applovinTerms,
} as const satisfies CompliancePreset['elements'];

/** What ad networks require. */
export const networkPresets = [
  {
    ...applovin,
    id: 'applovin-us-social-casino',
    label: 'AppLovin, United States, social casino',
    product: 'social-casino',
    market: 'us',
    elements: applovinUnitedStates,
    notes:
      'AppLovin counts social casino as gambling. The helpline may be on the landing page instead of in the ad. AppLovin must approve the ads first.',
  },
  {
    ...applovin,
    id: 'applovin-us-real-money',
    label: 'AppLovin, United States, real money',
    product: 'real-money',
    market: 'us',
    elements: applovinUnitedStates,
    notes:
      'The helpline may be on the landing page instead of in the ad. States may require further lines. AppLovin must approve the ads first.',
  },
  {
    ...applovin,
    id: 'applovin-social-casino',
    label: 'AppLovin, social casino',
    product: 'social-casino',
    market: 'worldwide',
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'blocking' },
      responsibleGaming: {
        texts: presetTexts.playResponsibly,
        screens: stillScreens,
        severity: 'blocking',
      },
      terms: applovinTerms,
    },
    notes:
      'Set the age to the legal gambling age of your market. AppLovin also asks for a helpline of the market, in the ad or on the landing page.',
  },
  {
    id: 'google-social-casino',
    label: 'Google, social casino',
    product: 'social-casino',
    market: 'worldwide',
    networks: ['google'],
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'blocking' },
      responsibleGaming: {
        texts: {
          en: 'Only for players of legal gambling age.',
          de: 'Nur für Spieler im gesetzlichen Glücksspielalter.',
          es: 'Solo para jugadores con edad legal para jugar.',
          fr: 'Réservé aux joueurs ayant l’âge légal pour jouer.',
          it: 'Solo per giocatori in età legale per il gioco.',
          pt: 'Apenas para jogadores com idade legal para jogar.',
        },
        screens: stillScreens,
        severity: 'blocking',
      },
      terms: { texts: presetTexts.inAppPurchases, screens: ['outro'], severity: 'advice' },
      noRealMoney: { texts: presetTexts.noRealMoney, screens: stillScreens, severity: 'blocking' },
    },
    source: {
      label: 'Google, Advertising Policies: gambling and games',
      url: 'https://support.google.com/adspolicy/answer/15132179',
    },
    checkedOn: '2026-11-22',
    confidence: 'medium',
    notes:
      'Needs a certificate and an account of its own. In-app purchases may be disclosed on the landing page instead. Real-money brands may not appear.',
  },
  {
    id: 'tiktok-social-casino',
    label: 'TikTok, social casino',
    product: 'social-casino',
    market: 'worldwide',
    networks: ['tiktok'],
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      noRealMoney: { texts: presetTexts.noRealMoney, screens: stillScreens, severity: 'blocking' },
    },
    source: {
      label: 'TikTok, Advertising Policies: gambling and games',
      url: 'https://ads.tiktok.com/help/article/tiktok-ads-policy-gambling-and-games',
    },
    checkedOn: '2026-11-22',
    confidence: 'medium',
    notes:
      'Only in listed markets and only to people over 18. The ad must not be compared with real-money play.',
  },
  {
    id: 'tiktok-real-money',
    label: 'TikTok, real money',
    product: 'real-money',
    market: 'worldwide',
    networks: ['tiktok'],
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      responsibleGaming: {
        texts: presetTexts.gamblingRisks,
        screens: stillScreens,
        severity: 'blocking',
      },
      terms: { texts: presetTexts.termsApply, screens: stillScreens, severity: 'advice' },
    },
    source: {
      label: 'TikTok, Advertising Policies: gambling and games',
      url: 'https://ads.tiktok.com/help/article/tiktok-ads-policy-gambling-and-games',
    },
    checkedOn: '2026-11-22',
    confidence: 'medium',
    notes: 'Needs certification. Add every disclaimer and tagline that the law of the market prescribes.',
  },
  {
    id: 'meta-social-casino',
    label: 'Meta, social casino',
    product: 'social-casino',
    market: 'worldwide',
    networks: ['meta', 'meta-html'],
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      noRealMoney: { texts: presetTexts.noRealMoney, screens: stillScreens, severity: 'advice' },
    },
    source: {
      label: 'Meta, Advertising Standards: social casino games',
      url: 'https://transparency.meta.com/en-gb/policies/ad-standards/content-specific-restrictions/social-casino-games',
    },
    checkedOn: '2026-11-23',
    confidence: 'medium',
    notes:
      'Meta requires that nothing of value can be won and that the ad is targeted to adults. It does not prescribe a text. If virtual prizes can be sold, the rules of real-money gambling apply.',
  },
] as const satisfies readonly CompliancePreset[];
