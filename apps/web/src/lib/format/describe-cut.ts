import type { SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { formatTimecode } from './format-time.ts';

/** Describes the part of a cut: '00:25.50 to 00:37.23'. */
export function describeCutPart({ trim }: SuggestedCut): string {
  return `${formatTimecode(trim.startSeconds)} to ${formatTimecode(trim.endSeconds)}`;
}

/** Describes the pauses of a cut: 'Pauses at 00:28.00 and 00:32.00.' Returns an empty string if it has none. */
export function describeCutPauses({ pauses }: SuggestedCut): string {
  const times = pauses.map(({ timestampSeconds }) => formatTimecode(timestampSeconds)).join(' and ');
  if (pauses.length === 0) return '';
  return pauses.length === 1 ? `Pause at ${times}.` : `Pauses at ${times}.`;
}
