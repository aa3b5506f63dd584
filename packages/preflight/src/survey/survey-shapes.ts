import { previewShapes, type PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';

/** A shape of the preview as the screen of a phone. */
export interface SurveyShape {
  readonly id: PreviewShapeId;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The short side of a 4.7-inch phone in CSS pixels (iPhone SE: 375 by 667). */
const shortSidePx = 375;

/** The shapes of the preview at the scale of a 4.7-inch phone: their short side is as wide as its screen. */
export const surveyShapes: readonly SurveyShape[] = previewShapes.map(({ id, aspect }) =>
  aspect > 1
    ? { id, widthPx: Math.round(shortSidePx * aspect), heightPx: shortSidePx }
    : { id, widthPx: shortSidePx, heightPx: Math.round(shortSidePx / aspect) },
);

/** The shape in which an ad is played: the 4.7-inch phone itself. */
export const playedShape: SurveyShape = { id: '9:16', widthPx: shortSidePx, heightPx: 667 };
