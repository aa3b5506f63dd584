import type { Source } from '../network.ts';

/** A network for which ads cannot be exported. */
export interface UnsupportedNetwork {
  readonly id: string;
  readonly label: string;
  /** Why its format cannot contain our ads, as a sentence. */
  readonly reason: string;
  readonly source: Source;
}

/** Networks that marketers ask for, but whose formats cannot contain our ads. */
export const unsupportedNetworks: readonly UnsupportedNetwork[] = [
  {
    id: 'yandex',
    label: 'Yandex Direct',
    reason: 'Its playable ads may contain no video or audio files, and our ads consist of a gameplay video.',
    source: {
      url: 'https://yandex.com/support/direct/products-mobile-apps-ads/requirements-playable-ads.html',
      checkedOn: '2026-11-23',
      confidence: 'high',
    },
  },
  {
    id: 'kayzen',
    label: 'Kayzen',
    reason:
      'It accepts an HTML file of less than 10 KB that loads its media from a CDN, and our ads contain their media.',
    source: {
      url: 'https://help.kayzen.io/en/articles/5718423-html-and-playable-technical-specifications',
      checkedOn: '2026-11-23',
      confidence: 'high',
    },
  },
];
