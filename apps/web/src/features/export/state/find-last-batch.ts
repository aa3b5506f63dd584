import type { Build } from '@spinreel/api-contract/builds';

/** Longest time between two builds of one call, in milliseconds. The server gives them times one millisecond apart. */
const maxGapMs = 100;

/** Returns the ids of the networks that were last requested together. Empty if none were. */
export function findLastBatch(builds: readonly Build[]): readonly string[] {
  const newestFirst = builds.toSorted((one, other) => toMs(other) - toMs(one));
  let batch: Build[] = [];
  for (const build of newestFirst) {
    const previous = batch.at(-1);
    if (previous === undefined || isTogether(build, previous)) batch.push(build);
    else if (batch.length > 1) break;
    else batch = [build];
  }
  return batch.length > 1 ? batch.map(({ network }) => network) : [];
}

function isTogether(build: Build, later: Build): boolean {
  return build.content === later.content && toMs(later) - toMs(build) <= maxGapMs;
}

function toMs({ requestedAt }: Build): number {
  return new Date(requestedAt).getTime();
}
