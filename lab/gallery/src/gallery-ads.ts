import type { ClipName } from './material/clips.ts';
import type { coverDrawings } from './material/drawings.ts';

/** An ad of the gallery: what a marketer brings, and what they choose. */
export interface GalleryAd {
  /** Also the name of its files. */
  readonly name: string;
  readonly cover: keyof typeof coverDrawings | 'sample';
  readonly clip: ClipName;
  readonly badge?: true;
  readonly outroImage?: true;
  readonly logo?: 'wide' | 'white';
  /** Fields of the ad config that differ from their defaults. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** The values that all ads have in common. They are far from complete, as in the first five minutes of a real ad. */
const cta = { label: 'Spin!', coverText: 'Play and Win Big', showCoverText: true };

const everywhere = ['cover', 'gameplay', 'outro'];

/** An age mark and three required texts on all screens. */
const legal = {
  elements: {
    ageMark: { texts: { en: '21+' }, screens: everywhere },
    helpline: { texts: { en: 'Gambling problem? Call 1-800-GAMBLER.' }, screens: everywhere },
    noRealMoney: { texts: { en: 'No real money or prizes can be won.' }, screens: everywhere },
    terms: { texts: { en: 'Terms apply. Must be 21 or older to play.' }, screens: everywhere },
  },
};

/** The sixteen ads. */
export const galleryAds: readonly GalleryAd[] = [
  { name: 'cover-with-recording', cover: 'dragon', clip: 'wide' },
  {
    name: 'sample-cover',
    cover: 'sample',
    clip: 'wide',
    config: { cta: { ...cta, showSpinCountdown: true } },
  },
  { name: 'four-to-three', cover: 'dragon', clip: 'four-to-three' },
  { name: 'portrait-recording', cover: 'jewels', clip: 'portrait' },
  {
    name: 'square-recording',
    cover: 'jewels',
    clip: 'square',
    config: { cta: { ...cta, buttonStyle: 'classic' } },
  },
  { name: 'light-cover', cover: 'beach', clip: 'light' },
  {
    name: 'light-dome',
    cover: 'beach',
    clip: 'wide',
    config: { cta: { ...cta, buttonStyle: 'glossy-dome', color: '#2FBF5A' } },
  },
  { name: 'square-cover', cover: 'square', clip: 'wide' },
  { name: 'wide-cover', cover: 'wide', clip: 'wide' },
  { name: 'wide-logo', cover: 'dragon', clip: 'wide', logo: 'wide' },
  { name: 'white-logo', cover: 'beach', clip: 'four-to-three', logo: 'white' },
  {
    name: 'long-texts',
    cover: 'jewels',
    clip: 'wide',
    config: {
      cta: {
        ...cta,
        label: 'Jetzt kostenlos drehen',
        coverText: 'Sichere dir jeden Tag tausend Gratismünzen',
      },
      outro: { label: 'Jetzt kostenlos herunterladen' },
      compliance: { language: 'de' },
    },
  },
  {
    name: 'badge',
    cover: 'dragon',
    clip: 'wide',
    badge: true,
    config: {
      cta: {
        ...cta,
        showWinningBadge: true,
        showWinningBadgeOnOutro: true,
        animateWinningBadge: true,
        showWinningBadgeWhenPlaybackFinishes: true,
      },
    },
  },
  { name: 'outro-image', cover: 'sample', clip: 'wide', outroImage: true },
  { name: 'legal-lines', cover: 'dragon', clip: 'wide', config: { compliance: legal } },
  {
    name: 'legal-light',
    cover: 'beach',
    clip: 'four-to-three',
    logo: 'wide',
    config: { compliance: legal },
  },
];
