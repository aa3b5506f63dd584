import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { sampleMusic } from '@spinreel/samples/sample-media';
import { sampleAd } from '@spinreel/samples/sample-ad';

const { assets, cta, outro } = sampleAd;

/** The front page's examples by file name: one of each kind of ad, all made of the sample game. */
export const demoAds = {
  'double-spin': sampleAd,
  'single-spin': {
    ...sampleAd,
    assets: {
      ...assets,
      gameplayVideo: { ...assets.gameplayVideo, splitScreen: false },
      backgroundMusic: withMusic('casino-2'),
      background: null,
    },
    pausePointCount: 1,
    pausePoints: [{ ...sampleAd.pausePoints[1], label: 'Pause 1' }],
    cta: {
      ...cta,
      label: 'Spin to win',
      color: '#8A2BE2',
      buttonStyle: 'glossy-dome',
      coverText: 'One spin. Big win?',
      animationType: 'confetti',
      // In full screen the clip shows the win large enough itself.
      showWinningBadgeWhenPlaybackFinishes: false,
      positions: { ...cta.positions, gameplay: { x: 0.5, y: 0.8 } },
      fingerPositions: { ...cta.fingerPositions, gameplay: { x: 0.5, y: 0.84 } },
    },
  },
  'straight-play': {
    ...sampleAd,
    assets: {
      ...assets,
      backgroundMusic: withMusic('casino-4'),
      background: { type: 'transparent-video', solidColor: '#2A0638' },
    },
    pausePointCount: 0,
    pausePoints: [],
    cta: { ...cta, label: 'Play', color: '#228B22', buttonStyle: 'classic', coverText: 'Watch the big win' },
    outro: { ...outro, useCustomImage: false, label: 'Play Now', color: '#FFD700' },
  },
} satisfies Record<string, AdConfig>;

function withMusic(sampleId: keyof typeof sampleMusic) {
  const { fileName } = sampleMusic[sampleId];
  return { filePath: fileName, originalName: fileName, volume: 0.3 };
}
