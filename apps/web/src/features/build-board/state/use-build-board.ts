import { skipToken } from '@reduxjs/toolkit/query';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { Network } from '@spinreel/exporters/network';
import { listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { useMemo, useState } from 'react';
import {
  useCancelBuildsMutation,
  useListBuildsQuery,
  usePauseBuildsMutation,
  useResumeBuildsMutation,
  useStartManyBuildsMutation,
} from '../../../api-client/builds/builds-api.ts';
import type { AdBuilds } from '../../../api-client/builds/merge-builds.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectBackendAd } from '../../../ad-draft/saving/to-backend-config.ts';
import { isUnderWay, listFiles, type BoardFile, type FileStatus } from './list-files.ts';

/** The variants and languages whose files are shown and built. */
export interface BoardChoice {
  readonly variantIds: ReadonlySet<string | null>;
  readonly languages: ReadonlySet<AdLanguage>;
}

/** The files of an ad with variants, and what can be done with them. */
export interface BuildBoard {
  readonly choice: BoardChoice;
  setChoice(choice: BoardChoice): void;
  /** The files of the chosen variants and languages for the ad's networks. */
  readonly files: readonly BoardFile[];
  readonly counts: Readonly<Record<FileStatus, number>>;
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  /** What went wrong with the last request; null if nothing. */
  readonly problem: unknown;
  /** Builds the files that are not ready. */
  start(): void;
  pause(): void;
  resume(): void;
  cancel(): void;
}

const noBuilds: AdBuilds = { builds: [], contents: {} };

/** Builds the files of all variants and languages of an ad. The builds continue on the server when the page is left. */
export function useBuildBoard({
  adId,
  networks,
}: {
  adId: string;
  networks: readonly Network[];
}): BuildBoard {
  const config = useDraftSelector(selectBackendAd);
  const { data = noBuilds } = useListBuildsQuery(adId === '' ? skipToken : adId);
  const [choice, setChoice] = useChoice();
  const [openedAt] = useState(() => new Date());
  const [start, started] = useStartManyBuildsMutation();
  const [pause, paused] = usePauseBuildsMutation();
  const [resume, resumed] = useResumeBuildsMutation();
  const [cancel, canceled] = useCancelBuildsMutation();
  const variantIds = useMemo(() => [...choice.variantIds], [choice]);
  const languages = useMemo(() => [...choice.languages], [choice]);
  const files = useMemo(
    () =>
      listFiles({
        ad: config,
        selection: { variantIds, languages, networks: networks.map(({ id }) => id) },
        known: data,
        now: openedAt,
      }),
    [config, data, languages, networks, openedAt, variantIds],
  );
  const underWay = files.filter(isUnderWay);
  const builds = underWay.flatMap(({ build }) => build ?? []);
  return {
    choice,
    setChoice,
    files,
    counts: countStatuses(files),
    isRunning: underWay.length > 0,
    isPaused: underWay.length > 0 && underWay.every(({ status }) => status === 'paused'),
    problem: started.error ?? paused.error ?? resumed.error ?? canceled.error ?? null,
    start: () => void start({ adId, config, variantIds, languages, networks: networks.map(({ id }) => id) }),
    pause: () => void pause({ adId, builds }),
    resume: () => void resume({ adId, builds }),
    cancel: () => void cancel({ adId, builds }),
  };
}

/** Everything is chosen at first. Variants and languages that are added later are chosen too. */
function useChoice() {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const [left, setLeft] = useState<{
    variantIds: ReadonlySet<string | null>;
    languages: ReadonlySet<AdLanguage>;
  }>({
    variantIds: new Set(),
    languages: new Set(),
  });
  const all = useMemo(
    () => ({
      variantIds: [null, ...(ad.variants ?? []).map(({ id }) => id)],
      languages: listLanguages(ad),
    }),
    [ad],
  );
  const choice = useMemo(
    (): BoardChoice => ({
      variantIds: new Set(all.variantIds.filter((id) => !left.variantIds.has(id))),
      languages: new Set(all.languages.filter((language) => !left.languages.has(language))),
    }),
    [all, left],
  );
  const setChoice = (next: BoardChoice) =>
    setLeft({
      variantIds: new Set(all.variantIds.filter((id) => !next.variantIds.has(id))),
      languages: new Set(all.languages.filter((language) => !next.languages.has(language))),
    });
  return [choice, setChoice] as const;
}

function countStatuses(files: readonly BoardFile[]): Record<FileStatus, number> {
  const counts: Record<FileStatus, number> = {
    ...{ missing: 0, outdated: 0, waiting: 0, paused: 0, running: 0, ready: 0, failed: 0, canceled: 0 },
  };
  for (const { status } of files) counts[status] += 1;
  return counts;
}
