import { getContrastNeed } from '@spinreel/config-schema/options/appearance/lettering/color-contrast';
import type { SurveyedText } from '../../../survey/survey.ts';
import { roundToTenths } from '../../measure.ts';

/** The contrast of a text to the pixels behind it; null if none of it can be seen. */
export function readContrast({ contrast }: Pick<SurveyedText, 'contrast'>): number | null {
  return contrast === null ? null : roundToTenths(contrast.fifthPercentile);
}

/** Whether a text differs enough from the pixels behind it. A text of which nothing is seen is another problem. */
export function meetsContrast(text: Pick<SurveyedText, 'contrast' | 'fontSizePx'>): boolean {
  return (readContrast(text) ?? Infinity) >= getContrastNeed({ fontSizePx: text.fontSizePx });
}
