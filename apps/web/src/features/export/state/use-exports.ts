import type { Build } from '@spinreel/api-contract/builds';
import type { ExportResult } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Network } from '@spinreel/exporters/network';
import { getBaseLanguage } from '@spinreel/variants/resolve/resolve-variant';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCancelBuildsMutation, useListBuildsQuery } from '../../../api-client/builds/builds-api.ts';
import { isUnfinished, type AdBuilds } from '../../../api-client/builds/merge-builds.ts';
import { refreshSizes } from '../../../api-client/exports-api.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { isUnderWay, toExportState, type ExportState } from './export-state.ts';
import { findLastBatch } from './find-last-batch.ts';
import { useCurrentContent } from './use-current-content.ts';
import { useStarts } from './use-starts.ts';

/** The exports of an ad. They continue on the server when the page is left. */
export interface Exports {
  getState(network: Network): ExportState;
  /** The networks that were last exported together. */
  readonly lastBatch: readonly Network[];
  /** Starts the exports of these networks, except those that are under way. */
  start(networks: readonly Network[]): void;
  cancel(networks: readonly Network[]): void;
  /** Hides the result of a network until the page is opened again. */
  clear(network: Network): void;
}

/** A file that got ready while the page was open. */
export interface MadeFile {
  readonly network: Network;
  readonly result: ExportResult;
  /** Whether this page requested it, and no other file with it. */
  readonly isSingle: boolean;
}

const noBuilds: AdBuilds = { builds: [], contents: {} };

/** Exports an ad for its chosen networks. Cancels what is under way for a network that is removed from the ad. */
export function useExports(options: {
  adId: string;
  config: AdConfig;
  networks: readonly Network[];
  /** Called once for each file. */
  onMade: (file: MadeFile) => void;
}): Exports {
  const { adId, config, networks, onMade } = options;
  const { data } = useListBuildsQuery(adId === '' ? skipToken : adId);
  const { builds: all, contents } = data ?? noBuilds;
  const language = getBaseLanguage(config);
  const builds = useMemo(() => all.filter((build) => isOfBase(build, language)), [all, language]);
  const isCurrent = useCurrentContent(contents, config);
  const { hiddenIds, hide } = useHiddenBuilds(data, isCurrent);
  const cancelOnServer = useCancellation(adId);
  const dispatch = useDispatch();
  const singleIds = useRef(new Set<string>());
  const watch = useFinishedBuilds(builds, ({ network: id, state, result }) => {
    const isSingle = singleIds.current.delete(id);
    const network = networks.find((chosen) => chosen.id === id);
    if (state !== 'ready' || result === null) return;
    dispatch(refreshSizes());
    if (network !== undefined) onMade({ network, result, isSingle });
  });
  const { starts, ...requests } = useStarts({ adId, builds, onStarted: watch, onUnwanted: cancelOnServer });

  function getState({ id, failure }: Network): ExportState {
    const build = builds.find(({ network }) => network === id);
    const start = starts[id];
    if (start !== undefined && start.buildBefore === build?.id) return start.state;
    if (build === undefined || hiddenIds.has(build.id)) return { status: 'idle' };
    return toExportState(build, {
      isCurrent: isCurrent(build.content),
      failureText: failure.fallback,
      now: new Date(),
    });
  }

  function cancel(canceled: readonly Network[]): void {
    requests.cancel(canceled);
    cancelOnServer(builds.filter(({ network }) => canceled.some(({ id }) => id === network)));
  }

  useRemovedNetworks(networks, cancel);
  const lastIds = findLastBatch(builds.filter(({ network }) => networks.some(({ id }) => id === network)));
  return {
    getState,
    lastBatch: networks.filter(({ id }) => lastIds.includes(id)),
    start(wanted) {
      const started = wanted.filter((network) => !isUnderWay(getState(network)));
      if (started.length === 0) return;
      for (const { id } of started) {
        if (wanted.length === 1) singleIds.current.add(id);
        else singleIds.current.delete(id);
      }
      void requests.start(started, config);
    },
    cancel,
    clear(network) {
      requests.clear(network);
      hide(builds.filter((build) => build.network === network.id));
    },
  };
}

/** Whether a build makes a file of the base in the language of the ad. */
function isOfBase(build: Build, language: AdLanguage): boolean {
  return build.variantId === null && build.language === language;
}

/** The builds whose results are not shown: those that were cleared, and at first those that say nothing about the ad. */
function useHiddenBuilds(data: AdBuilds | undefined, isCurrent: (content: string) => boolean) {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string> | null>(null);
  const hide = (builds: readonly Build[]) =>
    setHiddenIds((known) => new Set([...(known ?? []), ...builds.map(({ id }) => id)]));
  if (data !== undefined && hiddenIds === null) {
    // It failed before the page was opened, and the ad has changed since.
    hide(data.builds.filter(({ state, content }) => hasNoFile.has(state) && !isCurrent(content)));
  }
  return { hiddenIds: hiddenIds ?? noIds, hide };
}

const hasNoFile: ReadonlySet<Build['state']> = new Set(['failed', 'canceled']);
const noIds: ReadonlySet<string> = new Set();

/** Returns a function that cancels those of some builds that are unfinished. */
function useCancellation(adId: string) {
  const [cancelBuilds] = useCancelBuildsMutation();
  const cancel = async (builds: readonly Build[]) => {
    const unfinished = builds.filter(isUnfinished);
    if (unfinished.length === 0) return;
    const { error } = await cancelBuilds({ adId, builds: unfinished });
    if (error === undefined) return;
    const text = messages.export.notCanceled;
    showToast({ id: 'exports', text, tone: 'error', durationMs: timings.noteMs });
  };
  return (builds: readonly Build[]) => void cancel(builds);
}

/** Calls `onRemoved` with the networks that are removed from the choice while the page is open. */
function useRemovedNetworks(
  networks: readonly Network[],
  onRemoved: (removed: readonly Network[]) => void,
): void {
  const before = useRef(networks);
  const report = useEffectEvent(onRemoved);
  useEffect(() => {
    const removed = before.current.filter((network) => !networks.includes(network));
    before.current = networks;
    if (removed.length > 0) report(removed);
  }, [networks]);
}

/**
 * Calls `onFinished` once for each build that finishes while the page is open. Returns a function that adds builds whose end
 * may have been reported before this page has seen them wait or run.
 */
function useFinishedBuilds(
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
