import type { Build } from '@spinreel/api-contract/builds';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnfinished } from '../../../api-client/builds/merge-builds.ts';

/**
 * Calls `onFinished` once for each build that finishes while the page is open. Returns a function that adds builds whose end
 * may have been reported before this page has seen them wait or run.
 */
export function useFinishedBuilds(
  builds: readonly Build[],
  onFinished: (build: Build) => void,
): (added: readonly Build[]) => void {
  const watchedIds = useRef(new Set<string>());
  const report = useEffectEvent(onFinished);
  // After each render, because builds are also added without a change of `builds`.
  useEffect(() => {
    for (const build of builds) {
      if (isUnfinished(build)) watchedIds.current.add(build.id);
      else if (watchedIds.current.delete(build.id)) report(build);
    }
  });
  return (added) => {
    for (const { id } of added) watchedIds.current.add(id);
  };
}
