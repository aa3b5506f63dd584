import type { AdVersionLine } from '@spinreel/api-contract/list-versions';
import { formatMoment } from '../../lib/format-time.ts';

/** What a version is called within a sentence: the name it was given, else its time. */
export function versionLabel({ name, savedAt }: AdVersionLine): string {
  return name === null ? `the version of ${formatMoment(savedAt)}` : `“${name}”`;
}
