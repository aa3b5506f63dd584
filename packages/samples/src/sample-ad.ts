import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { sampleMedia, type SampleName } from './sample-media.ts';

/**
 * The sample ad for the game 'Lucky Reels', with two spins and a big win. Paths are relative to `media/`. `ad.json`
 * contains the same ad for the command line.
 */
export const sampleAd = {
  name: 'Lucky Reels',
  assets: {
    coverImage: createAsset('cover'),
    gameplayVideo: {
      ...createAsset('slotClip'),
      width: 1280,
      height: 720,
      duration: 9,
      frameRate: 30,
      splitScreen: true,
      zoom: 1,
      zoomX: 0,
      zoomY: 0,
    },
    outroImage: createAsset('outro'),
    winningBadgeImage: createAsset('badge'),
    finalCtaButtonImage: createAsset('ctaButton'),
    backgroundMusic: { ...createAsset('music1'), volume: 0.3 },
    background: { type: 'custom-image', solidColor: '#2A0638', customImage: createAsset('background') },
  },
  pausePointCount: 2,
  pausePoints: [
    { id: 'pause-1', timestamp: 0.8, frame: 24, label: 'Pause 1' },
    { id: 'pause-2', timestamp: 4.5, frame: 135, label: 'Pause 2' },
  ],
  cta: {
    label: 'Spin!',
    storeUrl: 'https://apps.apple.com/app/id0000000000',
    color: '#DC143C',
    fontFamily: 'Verdana',
    buttonStyle: 'flashy-stacked',
    showCoverText: true,
    coverText: 'Play and Win Big',
    showSpinCountdown: true,
    showFingerPointer: true,
    showWinningBadge: true,
    showWinningBadgeWhenPlaybackFinishes: true,
    animateWinningBadge: true,
    showWinningBadgeOnOutro: true,
    animateWinningBadgeOnOutro: true,
    animationType: 'coins',
    // The cover's lower third is calm, so text and button are there.
    positions: { cover: { x: 0.5, y: 0.875 }, gameplay: null, outro: null },
    fingerPositions: { cover: { x: 0.5, y: 0.905 }, gameplay: null },
  },
  outro: {
    useCustomImage: true,
    pulseAnimation: true,
    // The same text as on the button's image: it is the button's accessible name.
    label: 'PLAY NOW',
    color: '#FFD700',
    fontFamily: 'Verdana',
    storeUrl: 'https://apps.apple.com/app/id0000000000',
  },
  coverTextPositions: { cover: { x: 0.5, y: 0.775 } },
  videoPositions: { gameplay: null },
  videoSize: 1,
  branding: { primaryColor: '#FFD700', secondaryColor: '#DC143C', fontFamily: 'Verdana' },
} as const satisfies AdConfig;

function createAsset(name: SampleName): { filePath: string; originalName: string } {
  const { fileName } = sampleMedia[name];
  return { filePath: fileName, originalName: fileName };
}
