import { ctaFields, outroFields } from '@spinreel/config-schema/ad/fields/ad-fields';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { pickPlayerFields } from '@spinreel/config-schema/ad/fields/field-values';
import { createPlayerTexts } from '@spinreel/config-schema/languages/create-player-texts';
import { frameCode } from '@spinreel/fixtures/frame-code';
import {
  deriveLandscapePositions,
  landscapeAreas,
  type LandscapeArea,
} from '../../src/layout/landscape-positions.ts';
import type { Placement, RuntimeAd } from '../../src/runtime-ad.ts';

/** The length of the video of these ads: as short as the tests allow, because each of them plays it. */
export const videoFrames = 45;

/** Where that video pauses. */
export const pauseFrames = [8, 24] as const;

const verdana = { fontFamily: 'Verdana', fontWeight: textWeights.bold } as const;

/** An ad with everything and the default options: split screen, two pauses, finger, counter, badge, music. */
export function runtimeAd(): RuntimeAd {
  const spin = { label: 'Spin!', color: '#DC143C', ...verdana } as const;
  return withLandscape({
    name: 'Lucky Reels',
    slots: ['cover', 'video', 'music', 'badge', 'outro'],
    primaryColor: '#FFD700',
    secondaryColor: '#DC143C',
    buttonStyle: 'flashy-stacked',
    cover: {
      button: { ...spin, ...placedAt(0.5, 0.58) },
      text: { content: 'Play and Win Big', style: 'outline', ...verdana, ...placedAt(0.5, 0.8) },
      finger: placedAt(0.5, 0.6),
      ...pickPlayerFields(ctaFields, 'cover', defaults.cta),
    },
    gameplay: {
      button: { ...spin, spinningLabel: 'Good luck!', ...placedAt(0.5, 0.63) },
      finger: placedAt(0.5, 0.65),
      highlight: null,
      area: {
        kind: 'split',
        centre: { x: 0.5, y: 0.25 },
        sizeFactor: 1,
        backdrop: { type: 'transparent-video', color: '#1F2937' },
      },
      ...pickPlayerFields(ctaFields, 'gameplay', defaults.cta),
    },
    video: {
      widthPx: frameCode.widthPx,
      heightPx: frameCode.heightPx,
      durationSeconds: videoFrames / frameCode.frameRate,
      frameRate: frameCode.frameRate,
      pauseFrames,
    },
    badge: {
      onPlaybackEnd: true,
      onPlaybackEndAnimated: true,
      onOutro: true,
      onOutroAnimated: true,
      celebration: 'confetti',
      colors: ['#DC143C', '#FFD700', '#FFDD66', '#FFFFFF'],
      count: null,
      size: 1,
    },
    outro: {
      button: {
        label: 'Download Now!',
        color: '#FFD700',
        ...verdana,
        ...placedAt(0.5, 0.88),
      },
      composition: 'image',
      app: null,
      cardAspect: frameCode.widthPx / frameCode.heightPx,
      pulse: true,
      headline: null,
      ...pickPlayerFields(outroFields, 'outro', defaults.outro),
    },
    language: 'en',
    texts: createPlayerTexts('en', 2),
    legal: { cover: null, gameplay: null, outro: null },
    musicVolume: 0.3,
    soundEffects: {},
  });
}

/** Derives an ad's landscape positions from its portrait positions, as an export does. */
export function withLandscape(ad: RuntimeAd): RuntimeAd {
  const { cover, gameplay, outro } = ad;
  const areas = landscapeAreas(
    gameplay.area.kind === 'split',
    outro.composition === 'image' && ad.slots.includes('outro'),
  );
  const derive = (
    { button, finger, text }: { button: Placement; finger: Placement | null; text: Placement | null },
    area: LandscapeArea,
  ) =>
    deriveLandscapePositions(
      { button: button.position, text: text && text.position, finger: finger && finger.position },
      area,
    );
  const onCover = derive(cover, areas.cover);
  const onGameplay = derive({ ...gameplay, text: null }, areas.gameplay);
  const onOutro = derive({ ...outro, finger: null, text: outro.headline }, areas.outro);
  return {
    ...ad,
    cover: {
      ...cover,
      button: { ...cover.button, ...onCover.button },
      text: cover.text && { ...cover.text, ...onCover.text },
      finger: onCover.finger,
    },
    gameplay: {
      ...gameplay,
      button: { ...gameplay.button, ...onGameplay.button },
      finger: onGameplay.finger,
    },
    outro: {
      ...outro,
      button: { ...outro.button, ...onOutro.button },
      headline: outro.headline && { ...outro.headline, ...onOutro.text },
    },
  };
}

/** The same position in portrait and in landscape, as shares of the stage. */
export function placedAt(x: number, y: number): Placement {
  return { position: { x, y }, landscapePosition: { x, y } };
}
