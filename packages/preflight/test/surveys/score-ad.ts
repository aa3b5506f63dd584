import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';
import { networks } from '@spinreel/exporters/networks/index';
import type { QualityMeasure, QualityReport } from '../../src/publishing-report.ts';
import type { MeasuredMedia } from '../../src/quality/measure.ts';
import { scoreQuality } from '../../src/quality/score-quality.ts';
import { emptyTimeline } from '../../src/survey/empty-survey.ts';
import type { ShapeLayout, Survey, SurveyedTarget, SurveyedText } from '../../src/survey/survey.ts';

/** A span without length, for phases whose times do not matter. */
export const noTime = { fromMs: 0, toMs: 0 } as const;

/** Creates a button of a good size. */
export function createTarget({
  height = 60,
  ...changes
}: Partial<SurveyedTarget> & { height?: number } = {}): SurveyedTarget {
  const box = { x: 100, y: 400, width: 150, height };
  return { name: 'Spin', box, insideShare: 1, reachableShare: 1, kind: 'next', ...changes };
}

/** Creates the label of that button. */
export function createLabel(changes: Partial<SurveyedText> = {}): SurveyedText {
  const box = { x: 120, y: 410, width: 100, height: 30 };
  return {
    text: 'Spin',
    box,
    lines: [box],
    fontSizePx: 28,
    color: '#FFFFFF',
    opacity: 1,
    isClipped: false,
    isCovered: false,
    contrast: { fifthPercentile: 7, median: 9 },
    targetIndex: 0,
    isDecoration: false,
    ...changes,
  };
}

/** What differs from a good ad. */
export interface AdChanges extends Partial<
  Pick<Survey, 'maker' | 'failure' | 'hasOpenedStore' | 'pauseSeconds' | 'videoSeconds' | 'stills'>
> {
  readonly timeline?: Partial<Survey['timeline']>;
  /** Of every screen in every shape. */
  readonly layout?: Partial<ShapeLayout>;
  readonly media?: MeasuredMedia | null;
  readonly sizeBytes?: number;
}

/** Scores a good ad with changes. */
export function scoreAd({
  timeline,
  layout,
  media,
  sizeBytes = 1_000_000,
  ...changes
}: AdChanges = {}): QualityReport {
  const layouts = previewShapes.map(({ id }) => ({
    shapeId: id,
    widthPx: 375,
    heightPx: 667,
    texts: [createLabel()],
    targets: [createTarget()],
    images: [{ kind: 'video', box: { x: 0, y: 0, width: 375, height: 211 }, label: '' } as const],
    emptyShare: 0.2,
    mainParts: [{ box: { x: 50, y: 100, width: 275, height: 200 }, weight: 1 }],
    ...layout,
  }));
  const survey: Survey = {
    maker: { origin: 'spinreel', madeWith: 'Spinreel' },
    failure: null,
    hasOpenedStore: true,
    videoSeconds: 8,
    pauseSeconds: [2, 5],
    timeline: {
      ...emptyTimeline,
      firstPaintMs: 400,
      actionableMs: 600,
      hintMs: 600,
      phases: (['cover', 'playing', 'outro'] as const).map((kind) => ({
        kind,
        ...noTime,
      })),
      taps: Array.from({ length: 3 }, () => ({ atMs: 0, phase: 'paused', hasOpenedStore: false })),
      ...timeline,
    },
    stills: (['cover', 'gameplay', 'outro'] as const).map((screen) => ({
      screen,
      atMs: 0,
      pauseIndex: null,
      layouts,
    })),
    screenshots: [],
    ...changes,
  };
  const calm = { flashes: { general: 1, red: 0 }, unseen: [], loudness: { integratedLufs: -16, peakDb: -3 } };
  return scoreQuality({
    survey,
    network: networks.applovin,
    sizeBytes,
    media: media === undefined ? calm : media,
  });
}

/** Returns one measure of a good ad with changes. */
export function measureAd(id: string, changes: AdChanges): QualityMeasure {
  const found = scoreAd(changes).measures.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no measure ${id}`);
  return found;
}
