import type { FontFamily } from './fonts.ts';
import type { PausePointCount } from './interaction-levels.ts';
import type { AnimationType, BackgroundType, ButtonStyle } from './options.ts';

/** What a new ad starts with, and what an omitted field means (product spec, section 3). */
export const defaults = {
  name: 'Untitled Ad',
  pausePointCount: 2 as PausePointCount,
  frameRate: 30,
  videoSize: 1,
  splitScreen: true,
  zoom: 1,
  zoomX: 0,
  zoomY: 0,
  background: { type: 'transparent-video' as BackgroundType, solidColor: '#1F2937' },
  musicVolume: 0.3,
  branding: {
    primaryColor: '#FFD700',
    secondaryColor: '#DC143C',
    fontFamily: 'Verdana' as FontFamily,
  },
  cta: {
    label: 'Spin!',
    storeUrl: '',
    color: '#DC143C',
    buttonStyle: 'flashy-stacked' as ButtonStyle,
    showCoverText: true,
    coverText: 'Play and Win Big',
    showSpinCountdown: true,
    showFingerPointer: true,
    showWinningBadge: true,
    showWinningBadgeWhenPlaybackFinishes: true,
    animateWinningBadge: true,
    showWinningBadgeOnOutro: true,
    animateWinningBadgeOnOutro: true,
    animationType: 'confetti' as AnimationType,
  },
  outro: {
    useCustomImage: false,
    pulseAnimation: true,
    label: 'Download Now!',
    color: '#FFD700',
    storeUrl: '',
  },
  exportOptions: { format: 'zip', optimization: 'standard', includeAnalytics: true },
} as const;

/** Texts shown greyed in empty fields of the wizard. */
export const placeholders = {
  ctaLabel: 'Spin!',
  ctaLabelAlternative: 'Play',
  outroLabel: 'Download',
} as const;
