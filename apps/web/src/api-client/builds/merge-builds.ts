import type { Build, ListBuildsResponse } from '@spinreel/api-contract/builds';

/** The newest build of an ad for each network, and the contents from which they are made. */
export type AdBuilds = ListBuildsResponse['data'];

/** Whether a build waits or runs. */
export function isUnfinished({ state }: Build): boolean {
  return state === 'waiting' || state === 'running';
}

/** Adds builds to the known ones, in place. A newer build of a network replaces the older one. */
export function mergeBuilds(known: AdBuilds, builds: readonly Build[]): void {
  for (const build of builds) {
    const index = known.builds.findIndex(({ network }) => network === build.network);
    const older = known.builds[index];
    if (older === undefined) known.builds.push(build);
    else if (isNewer(build, older)) known.builds[index] = build;
  }
}

/** Answers and messages can overtake each other. A finished build never runs again, so it is newer. */
function isNewer(build: Build, known: Build): boolean {
  return build.id === known.id
    ? isUnfinished(known) || !isUnfinished(build)
    : build.requestedAt >= known.requestedAt;
}
