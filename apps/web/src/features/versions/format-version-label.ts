import type { AdVersionLine } from '@spinreel/api-contract/versions';
import { formatMoment } from '../../lib/format/format-time.ts';

/** Returns a version's label within a sentence: its name, or its time if it has none. */
export function formatVersionLabel({ name, savedAt }: AdVersionLine): string {
  return name === null ? `the version of ${formatMoment(savedAt)}` : `“${name}”`;
}
