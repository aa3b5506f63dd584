import { isDraft, original } from '@reduxjs/toolkit';
import type { Build, ListBuildsResponse } from '@spinreel/api-contract/builds';

/** The newest build of each file of an ad, and the contents from which they are made. */
export type AdBuilds = ListBuildsResponse['data'];

/** Whether a build waits, runs or is paused. */
export function isUnfinished({ state }: Build): boolean {
  return state === 'waiting' || state === 'running' || state === 'paused';
}

/**
 * Adds builds to the known ones, in place. A newer build of a file replaces the older one. A draft must not have been changed
 * before.
 */
export function mergeBuilds(known: AdBuilds, builds: readonly Build[]): void {
  // Reading a draft wraps each of its builds, which takes long for a thousand builds and as many messages.
  const before = isDraft(known) ? (original(known) ?? known) : known;
  const positions = new Map(before.builds.map((build, index) => [formatFileKey(build), index]));
  for (const build of builds) {
    const index = positions.get(formatFileKey(build));
    const older = index === undefined ? undefined : known.builds[index];
    if (index === undefined || older === undefined)
      positions.set(formatFileKey(build), known.builds.push(build) - 1);
    else if (isNewer(build, older)) known.builds[index] = build;
  }
}

/** Identifies the file that a build makes. No variant has an empty id. */
function formatFileKey({ variantId, language, network }: Build): string {
  return `${variantId ?? ''} ${language} ${network}`;
}

/** Answers and messages can overtake each other. A finished build never runs again, so it is newer. */
function isNewer(build: Build, known: Build): boolean {
  return build.id === known.id
    ? isUnfinished(known) || !isUnfinished(build)
    : build.requestedAt >= known.requestedAt;
}
