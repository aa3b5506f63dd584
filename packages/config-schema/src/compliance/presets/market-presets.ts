import type { CompliancePreset } from '../preset.ts';
import { everyScreen, presetTexts, stillScreens } from './preset-texts.ts';

/** What laws and self-regulation of countries and provinces require on every network, without the United States. */
export const marketPresets = [
  {
    id: 'at-real-money',
    label: 'Austria, real money',
    product: 'real-money',
    market: 'at',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      responsibleGaming: {
        texts: {
          en: 'Please play responsibly.',
          de: 'Bitte spielen Sie verantwortungsvoll.',
        },
        screens: stillScreens,
        severity: 'advice',
      },
      terms: { texts: presetTexts.termsApply, screens: ['outro'], severity: 'advice' },
    },
    source: {
      label: 'Austrian Ministry of Finance: responsible standard of gambling advertising, GSpG section 56',
      url: 'https://www.bmf.gv.at/themen/gluecksspiel-spielerschutz/gesetzliche-grundlagen-gluecksspiel/verantwortungsvoller-massstab-gluecksspielwerbung.html',
    },
    checkedOn: '2026-11-24',
    confidence: 'medium',
    notes:
      'Only licensees may advertise, and with a responsible standard. The law prescribes no text. Fines of up to EUR 22,000.',
  },
  {
    id: 'br-real-money',
    label: 'Brazil, real money',
    product: 'real-money',
    market: 'br',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'blocking' },
      responsibleGaming: {
        texts: { en: 'Please play responsibly.', pt: 'Jogue com responsabilidade.' },
        screens: stillScreens,
        severity: 'advice',
      },
    },
    source: {
      label: 'Portaria SPA/MF 1.231/2024, as reported by Yogonet',
      url: 'https://yogonet.com/brasil/noticias/2024/12/06/3865-secretaria-de-premios-e-apostas-antecipa-vigencia-de-parte-da-portaria-de-publicidade',
    },
    checkedOn: '2026-11-23',
    confidence: 'medium',
    notes:
      'All advertising shows "18+" or "proibido para menores de 18 anos". CONAR (Annex X) also asks for a warning and for the number of the license.',
  },
  {
    id: 'ca-on-real-money',
    label: 'Ontario, real money',
    product: 'real-money',
    market: 'ca-on',
    networks: null,
    elements: {
      ageMark: {
        texts: { en: '19+', fr: '19+' },
        screens: everyScreen,
        severity: 'advice',
      },
      responsibleGaming: {
        texts: { en: 'Please play responsibly.', fr: 'Jouez de manière responsable.' },
        screens: stillScreens,
        severity: 'blocking',
      },
    },
    source: {
      label: 'AGCO, Registrar’s Standards for Internet Gaming, 2.08',
      url: 'https://www.agco.ca/supporting-informed-decision-making',
    },
    checkedOn: '2026-11-23',
    confidence: 'high',
    notes:
      'The standard requires a responsible gambling message in all advertising. The age mark comes from guides for affiliates, not from the standard.',
  },
  {
    id: 'fr-real-money',
    label: 'France, real money',
    product: 'real-money',
    market: 'fr',
    networks: null,
    elements: {
      responsibleGaming: {
        texts: {
          en: 'Gambling can be dangerous: loss of money, family conflicts, addiction…',
          fr: 'Les jeux d’argent et de hasard peuvent être dangereux\u{a0}: pertes\u{a0}d’argent, conflits familiaux, addiction…',
        },
        screens: everyScreen,
        severity: 'blocking',
        isExact: true,
      },
      helpline: {
        texts: {
          en: 'Find our advice at joueurs-info-service.fr (09\u{a0}74\u{a0}75\u{a0}13\u{a0}13, standard call rate)',
          fr: 'Retrouvez nos conseils sur joueurs-info-service.fr (09\u{a0}74\u{a0}75\u{a0}13\u{a0}13\u{a0}-\u{a0}appel\u{a0}non\u{a0}surtaxé)',
        },
        screens: everyScreen,
        severity: 'blocking',
        isExact: true,
      },
    },
    source: {
      label: 'Order of 29 July 2022 (JORF of 2 August 2022)',
      url: 'https://juriblio.fr/arretes/arrete-du-29-juillet-2022/180345319',
    },
    checkedOn: '2026-11-23',
    confidence: 'medium',
    notes:
      'The French warning must not be changed, covered or separated: keep both lines together. The annex of the order has rules about its form. The English text is a translation for you.',
  },
  {
    id: 'de-real-money',
    label: 'Germany, real money',
    product: 'real-money',
    market: 'de',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      responsibleGaming: {
        texts: { en: 'Gambling can be addictive.', de: 'Glücksspiel kann süchtig machen.' },
        screens: everyScreen,
        severity: 'advice',
      },
      helpline: {
        texts: { en: 'Help at www.buwei.de', de: 'Hilfe unter www.buwei.de' },
        screens: stillScreens,
        severity: 'advice',
      },
    },
    source: {
      label: 'Licence conditions under GlüStV 2021, section 5, as a licensee states them',
      url: 'https://www.rabbit-affiliates.com/terms-and-conditions-de.html',
    },
    checkedOn: '2026-11-24',
    confidence: 'medium',
    notes:
      'Only licensees on the regulator’s whitelist may advertise. Their licenses require notices about age, addiction and help, and a reference to the whitelist. The exact wording is in the license.',
  },
  {
    id: 'es-real-money',
    label: 'Spain, real money',
    product: 'real-money',
    market: 'es',
    networks: null,
    elements: {
      ageMark: { texts: { en: '18+', es: '+18' }, screens: everyScreen, severity: 'blocking' },
      responsibleGaming: {
        texts: { en: 'If you gamble, gamble responsibly.', es: 'Si juegas, juega con responsabilidad.' },
        screens: everyScreen,
        severity: 'blocking',
      },
    },
    source: {
      label: 'Royal Decree 958/2020, articles 10.3 and 11.3',
      url: 'https://www.boe.es/eli/es/rd/2020/11/03/958',
    },
    checkedOn: '2026-11-24',
    confidence: 'medium',
    notes:
      'Both lines must be visible during the whole ad, or fill the screen for two seconds at its end. A warning about addiction was announced in October 2025 to replace the first line; check which one applies.',
  },
  {
    id: 'gb-real-money',
    label: 'United Kingdom, real money',
    product: 'real-money',
    market: 'gb',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.adultsOnly, screens: everyScreen, severity: 'advice' },
      responsibleGaming: {
        texts: { en: 'Please gamble responsibly.' },
        screens: stillScreens,
        severity: 'advice',
      },
      helpline: {
        texts: { en: 'National Gambling Helpline: 0808 8020 133' },
        screens: everyScreen,
        severity: 'advice',
      },
      terms: {
        texts: { en: 'Significant conditions apply. T&Cs apply.' },
        screens: stillScreens,
        severity: 'blocking',
      },
    },
    source: {
      label: 'ASA: CAP Code; Industry Code for Socially Responsible Advertising',
      url: 'https://www.asa.org.uk',
    },
    checkedOn: '2026-11-22',
    confidence: 'medium',
    notes:
      'Replace the terms line by the significant conditions of your offer, which must be prominent in the ad itself. "Free" only if players risk no money. The industry code of 2020 asks for 18+ and BeGambleAware, but GambleAware announced that it would close on 31 March 2026. GamCare runs the helpline; check what the code asks for now.',
  },
] as const satisfies readonly CompliancePreset[];
