import type { PresetElement } from '../preset.ts';

/** The screens of texts that must always be visible, and of those that can be read where the ad stands still. */
export const everyScreen = ['cover', 'gameplay', 'outro'] as const;
export const stillScreens = ['cover', 'outro'] as const;

type Texts = PresetElement['texts'];

/** Texts that several presets use. */
export const presetTexts = {
  adultsOnly: same('18+'),
  over21Only: same('21+'),
  playResponsibly: {
    en: 'For adults only. Please play responsibly.',
    de: 'Nur für Erwachsene. Bitte spielen Sie verantwortungsvoll.',
    es: 'Solo para mayores de edad. Juega con responsabilidad.',
    fr: 'Réservé aux adultes. Jouez de manière responsable.',
    it: 'Solo per maggiorenni. Gioca responsabilmente.',
    pt: 'Apenas para adultos. Jogue com responsabilidade.',
  },
  noRealMoney: {
    en: 'No real-money gambling. You cannot win real money or prizes.',
    de: 'Kein Echtgeld-Glücksspiel. Es können weder echtes Geld noch Preise gewonnen werden.',
    es: 'Sin apuestas con dinero real. No se puede ganar dinero real ni premios.',
    fr: 'Aucun jeu d’argent réel. Aucun gain en argent ni lot à remporter.',
    it: 'Nessun gioco con denaro reale. Non è possibile vincere denaro o premi reali.',
    pt: 'Sem apostas com dinheiro real. Não é possível ganhar dinheiro nem prêmios reais.',
  },
  inAppPurchases: {
    en: 'Includes optional in-app purchases.',
    de: 'Enthält optionale In-App-Käufe.',
    es: 'Incluye compras opcionales en la aplicación.',
    fr: 'Achats intégrés facultatifs.',
    it: 'Include acquisti in-app facoltativi.',
    pt: 'Inclui compras opcionais no aplicativo.',
  },
  gamblingRisks: {
    en: 'Gambling involves risk. Please gamble responsibly.',
    de: 'Glücksspiel birgt Risiken. Bitte spielen Sie verantwortungsvoll.',
    es: 'El juego implica riesgos. Juega con responsabilidad.',
    fr: 'Jouer comporte des risques. Jouez de manière responsable.',
    it: 'Il gioco comporta rischi. Gioca responsabilmente.',
    pt: 'Jogar envolve riscos. Jogue com responsabilidade.',
  },
  termsApply: {
    en: 'Terms and conditions apply.',
    de: 'Es gelten die Allgemeinen Geschäftsbedingungen.',
    es: 'Se aplican términos y condiciones.',
    fr: 'Conditions générales applicables.',
    it: 'Si applicano termini e condizioni.',
    pt: 'Aplicam-se termos e condições.',
  },
} as const satisfies Record<string, Texts>;

/** Returns a text that is the same in every language. */
function same(text: string) {
  return { en: text, de: text, es: text, fr: text, it: text, pt: text } as const satisfies Texts;
}
