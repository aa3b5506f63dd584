import { isUnderWay, type BoardFile } from './list-files.ts';

/** How many files must have been built before the time left is estimated. */
const minDone = 3;

/**
 * Estimates how long the files that are under way will take, in milliseconds, from the times at which files were finished since
 * these were requested. Null until enough of them are finished.
 */
export function estimateTimeLeft(files: readonly BoardFile[]): number | null {
  const left = files.filter(isUnderWay);
  const requestedAt = left.map(({ build }) => build?.requestedAt ?? '').toSorted()[0];
  if (requestedAt === undefined) return null;
  const finishedMs = files
    .flatMap(({ build }) => build?.result?.generatedAt ?? [])
    .filter((generatedAt) => generatedAt >= requestedAt)
    .map((generatedAt) => Date.parse(generatedAt));
  if (finishedMs.length < minDone) return null;
  const timeMs = Math.max(...finishedMs) - Math.min(...finishedMs);
  return (timeMs / (finishedMs.length - 1)) * left.length;
}

/** Describes an estimated time in milliseconds: 'less than 1 min left', 'about 4 min left'. */
export function describeTimeLeft(leftMs: number): string {
  const minutes = Math.round(leftMs / 60_000);
  if (minutes < 1) return 'less than 1 min left';
  return minutes < 90 ? `about ${minutes} min left` : `about ${Math.round(minutes / 60)} h left`;
}
