import type { CompliancePreset } from '../preset.ts';
import { everyScreen, presetTexts, stillScreens } from './preset-texts.ts';

/** What the laws of the United States and their states require on every network. */
export const usPresets = [
  {
    id: 'us-sweepstakes',
    label: 'United States, sweepstakes',
    product: 'sweepstakes',
    market: 'us',
    networks: null,
    elements: {
      ageMark: {
        texts: presetTexts.adultsOnly,
        screens: everyScreen,
        severity: 'advice',
      },
      terms: {
        texts: {
          en: 'Eligibility rules apply. See official rules.',
          es: 'Se aplican requisitos de participación. Consulta las bases oficiales.',
        },
        screens: stillScreens,
        severity: 'advice',
      },
      noPurchaseNecessary: {
        texts: {
          en: 'No purchase necessary. Void where prohibited.',
          es: 'No es necesario comprar. Nulo donde esté prohibido.',
        },
        screens: everyScreen,
        severity: 'blocking',
      },
    },
    source: {
      label: 'Florida Administrative Code, 5J-14.001: material terms in advertisements',
      url: 'https://casetext.com/regulation/florida-administrative-code/department-5-department-of-agriculture-and-consumer-services/division-5j-division-of-consumer-services/chapter-5j-14-game-promotion/section-5j-14001-material-terms-in-advertisements',
    },
    checkedOn: '2026-11-24',
    confidence: 'medium',
    notes:
      'Florida requires in every ad: the names of the operator and the promotion, that no purchase is necessary, the dates, who may enter, and where it is void. Add those of your promotion, and check the other states.',
  },
  {
    id: 'us-nj-real-money',
    label: 'New Jersey, real money',
    product: 'real-money',
    market: 'us-nj',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.over21Only, screens: everyScreen, severity: 'advice' },
      helpline: {
        texts: {
          en: 'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER.',
        },
        screens: everyScreen,
        severity: 'blocking',
      },
    },
    source: {
      label: 'New Jersey Administrative Code, 13:69C-14.2(c)',
      url: 'https://regulations.justia.com/states/new-jersey/title-13/chapter-69c/subchapter-14/section-13-69c-14-2',
    },
    checkedOn: '2026-11-24',
    confidence: 'high',
    notes: 'The rule names print ads, billboards and signs. Other wording needs the regulator’s approval.',
  },
  {
    id: 'us-pa-real-money',
    label: 'Pennsylvania, real money',
    product: 'real-money',
    market: 'us-pa',
    networks: null,
    elements: {
      ageMark: { texts: presetTexts.over21Only, screens: everyScreen, severity: 'advice' },
      helpline: {
        texts: { en: 'Gambling Problem? Call 1-800-GAMBLER.' },
        screens: everyScreen,
        severity: 'blocking',
      },
    },
    source: {
      label: 'Pennsylvania Code, 58 Pa. Code § 501a.7(d)',
      url: 'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter501a%2Fs501a.7.html',
    },
    checkedOn: '2026-11-24',
    confidence: 'medium',
    notes: 'The message must be at least as large as most of the text of the ad.',
  },
] as const satisfies readonly CompliancePreset[];
