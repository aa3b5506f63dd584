import type { AdVersionLine } from '@spinreel/api-contract/versions';

/** A version, and the automatic ones that were saved shortly before it, newest first. */
export interface VersionGroup {
  readonly newest: AdVersionLine;
  readonly earlier: readonly AdVersionLine[];
}

/** Automatic versions with a longer pause between them belong to different groups. */
const pauseMs = 10 * 60 * 1000;

/** Groups automatic versions that were saved in one go. Named versions and the current one are on their own. */
export function groupVersions(lines: readonly AdVersionLine[]): VersionGroup[] {
  const groups: { newest: AdVersionLine; earlier: AdVersionLine[] }[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.earlier.at(-1) ?? group?.newest;
    if (group !== undefined && last !== undefined && belongTogether(last, line)) group.earlier.push(line);
    else groups.push({ newest: line, earlier: [] });
  }
  return groups;
}

function belongTogether(later: AdVersionLine, line: AdVersionLine): boolean {
  const isAutomatic = [later, line].every(({ name, isCurrent }) => name === null && !isCurrent);
  return isAutomatic && Date.parse(later.savedAt) - Date.parse(line.savedAt) <= pauseMs;
}
