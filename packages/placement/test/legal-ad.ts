import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { placementScreens } from '@spinreel/config-schema/options/options';

const everywhere = [...placementScreens];

/** A split-screen ad with an age mark, a legal text and a logo on every screen, and a headline on the outro. */
export const legalAd: AdConfig = {
  assets: {
    gameplayVideo: { filePath: 'asset:video-123', splitScreen: true },
    logoImage: { filePath: 'asset:logo-1234' },
  },
  outro: { headline: 'You won!' },
  compliance: {
    elements: {
      ageMark: { texts: { en: '18+' }, screens: everywhere },
      terms: { texts: { en: 'Terms apply.' }, screens: everywhere },
    },
  },
};
