import { frameCode } from '@spinreel/fixtures/frame-code';
import type { RuntimeAd } from '../src/runtime-ad.ts';

/** An ad with everything: split screen, two pauses, finger, counter, badge, music. */
export function runtimeAd(): RuntimeAd {
  const spin = { label: 'Spin!', color: '#DC143C', fontFamily: 'Verdana' } as const;
  return {
    name: 'Lucky Reels',
    slots: ['cover', 'video', 'music', 'badge', 'outro'],
    primaryColor: '#FFD700',
    secondaryColor: '#DC143C',
    buttonStyle: 'flashy-stacked',
    cover: {
      button: { ...spin, position: { x: 0.5, y: 0.58 } },
      text: { content: 'Play and Win Big', fontFamily: 'Verdana', position: { x: 0.5, y: 0.8 } },
      finger: { x: 0.5, y: 0.6 },
    },
    gameplay: {
      button: { ...spin, position: { x: 0.5, y: 0.63 } },
      finger: { x: 0.5, y: 0.65 },
      area: {
        kind: 'split',
        centre: { x: 0.5, y: 0.25 },
        sizeFactor: 1,
        backdrop: { type: 'transparent-video', color: '#1F2937' },
      },
      showSpinCountdown: true,
    },
    video: {
      widthPx: frameCode.widthPx,
      heightPx: frameCode.heightPx,
      durationSeconds: frameCode.frameCount / frameCode.frameRate,
      frameRate: frameCode.frameRate,
      pauseFrames: [17, 50],
    },
    badge: {
      onPlaybackEnd: true,
      onPlaybackEndAnimated: true,
      onOutro: true,
      onOutroAnimated: true,
      celebration: 'confetti',
    },
    outro: {
      button: {
        label: 'Download Now!',
        color: '#FFD700',
        fontFamily: 'Verdana',
        position: { x: 0.5, y: 0.88 },
      },
      pulse: true,
    },
    musicVolume: 0.3,
  };
}
