import type { SurveyedText } from '../../../survey/survey.ts';
import { roundToTenths } from '../../measure.ts';

/** The least contrast of WCAG: less is enough for text of at least 24 px (18 points). */
const needs = { small: 4.5, large: 3, largeFontPx: 24 } as const;

/** The contrast of a text to the pixels behind it; null if none of it can be seen. */
export function readContrast({ contrast }: Pick<SurveyedText, 'contrast'>): number | null {
  return contrast === null ? null : roundToTenths(contrast.fifthPercentile);
}

/** The least contrast that a text of this size needs. */
export function contrastNeed({ fontSizePx }: Pick<SurveyedText, 'fontSizePx'>): number {
  return fontSizePx >= needs.largeFontPx ? needs.large : needs.small;
}

/** Whether a text differs enough from the pixels behind it. A text of which nothing is seen is another problem. */
export function meetsContrast(text: Pick<SurveyedText, 'contrast' | 'fontSizePx'>): boolean {
  return (readContrast(text) ?? Infinity) >= contrastNeed(text);
}
