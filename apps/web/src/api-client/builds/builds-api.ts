import {
  cancelBuilds,
  listBuilds,
  pauseBuilds,
  resumeBuilds,
  startBuilds,
  type Build,
} from '@spinreel/api-contract/builds';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { removeVariants, resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { asFailure, isTransient, type ApiFailure } from '../calls/api-failure.ts';
import type { ApiCall } from '../calls/call-api.ts';
import { serverApi } from '../server-api.ts';
import { followBuilds } from './follow-builds.ts';
import { isUnfinished, mergeBuilds, type AdBuilds } from './merge-builds.ts';

/** The builds of an ad: the server's work on its files. */
export const buildsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest build of each file. It stays current as long as it is used. */
    listBuilds: build.query<AdBuilds, string>({
      query: (adId) => ({ method: 'GET', path: listBuilds.path(adId) }),
      // The stream occupies one of the few connections that a browser opens to a server.
      keepUnusedDataFor: 0,
      merge: (known, { builds, contents }) => {
        mergeBuilds(known, builds);
        // Known contents stay the same objects, because documents are computed from them.
        known.contents = { ...contents, ...known.contents };
      },
      onCacheEntryAdded: async (adId, entry) => {
        const { dispatch, getCacheEntry, updateCachedData, cacheDataLoaded, cacheEntryRemoved } = entry;
        const requestedContents = new Set<string>();
        /** What the stream said before the list was there. */
        let early: Build[] = [];
        const refetch = () =>
          void dispatch(
            buildsApi.endpoints.listBuilds.initiate(adId, { forceRefetch: true, subscribe: false }),
          );
        const take = (changed: Build) => {
          const { data } = getCacheEntry();
          if (data === undefined) {
            early.push(changed);
            return;
          }
          updateCachedData((known) => mergeBuilds(known, [changed]));
          const { content } = changed;
          // Another page has started it.
          if (Object.hasOwn(data.contents, content) || requestedContents.has(content)) return;
          requestedContents.add(content);
          refetch();
        };
        const stop = followBuilds({
          adId,
          onBuild: take,
          isExpecting: () => {
            const { data, isError, error } = getCacheEntry();
            return data === undefined
              ? isError && isTransient(asFailure(error))
              : data.builds.some(isUnfinished);
          },
          onSilence: refetch,
        });
        const takeEarly = () => {
          for (const changed of early) take(changed);
          early = [];
        };
        // Rejects if the page is left before the list has arrived.
        await cacheDataLoaded.then(takeEarly, () => undefined);
        await cacheEntryRemoved;
        stop();
      },
    }),
    /** Starts a build of the base for each of these networks, also where its file exists, and resolves with the builds. */
    startBuilds: build.mutation<Build[], { adId: string; networks: readonly string[]; config: AdConfig }>({
      queryFn: ({ adId, networks, config }, { dispatch }, _extraOptions, send) => {
        const body = { networks, config, rebuild: true };
        return start({ adId, body, resolve: () => removeVariants(config), send, dispatch });
      },
    }),
    /** Starts a build of each of these variants, languages and networks whose file does not exist. */
    startManyBuilds: build.mutation<Build[], ManyBuilds>({
      queryFn: ({ adId, ...body }, { dispatch }, _extraOptions, send) => {
        const resolve = ({ variantId, language }: Build) =>
          resolveVariant(body.config, { variantId, language: language as AdLanguage });
        return start({ adId, body, resolve, send, dispatch });
      },
    }),
    cancelBuilds: build.mutation<Build[], ChosenBuilds>(
      createStateChange(cancelBuilds, { from: ['waiting', 'running', 'paused'], to: 'canceled' }),
    ),
    /** Pauses builds that wait. Those that run are finished. */
    pauseBuilds: build.mutation<Build[], ChosenBuilds>(
      createStateChange(pauseBuilds, { from: ['waiting'], to: 'paused' }),
    ),
    resumeBuilds: build.mutation<Build[], ChosenBuilds>(
      createStateChange(resumeBuilds, { from: ['paused'], to: 'waiting' }),
    ),
  }),
});

export const {
  useListBuildsQuery,
  useStartBuildsMutation,
  useStartManyBuildsMutation,
  useCancelBuildsMutation,
  usePauseBuildsMutation,
  useResumeBuildsMutation,
} = buildsApi;

/** The variants, languages and networks to build. */
interface ManyBuilds {
  adId: string;
  config: AdConfig;
  variantIds: readonly (string | null)[];
  languages: readonly AdLanguage[];
  networks: readonly string[];
}

interface ChosenBuilds {
  adId: string;
  builds: readonly Build[];
}

interface StateChange {
  readonly from: readonly Build['state'][];
  readonly to: Build['state'];
}

/** A call that changes the state of builds. They have it at once, and their former one if the call fails. */
function createStateChange(
  call: typeof cancelBuilds | typeof pauseBuilds | typeof resumeBuilds,
  { from, to }: StateChange,
) {
  return {
    query: ({ adId, builds }: ChosenBuilds) => ({
      method: 'POST' as const,
      path: call.path(adId),
      body: { builds: builds.map(({ id }) => id) },
    }),
    transformResponse: takeBuilds,
    onQueryStarted: async (
      { adId, builds }: ChosenBuilds,
      { dispatch, queryFulfilled }: StartedCall,
    ): Promise<void> => {
      const put = (changed: readonly Build[]) =>
        dispatch(buildsApi.util.updateQueryData('listBuilds', adId, (known) => mergeBuilds(known, changed)));
      const changing = builds.filter(({ state }) => from.includes(state));
      const patch = put(changing.map((changed) => ({ ...changed, state: to, progress: null })));
      await queryFulfilled.then(({ data }) => void put(data), patch.undo);
    },
  };
}

type Answer = QueryReturnValue<unknown, ApiFailure>;
type Send = (call: ApiCall) => Answer | PromiseLike<Answer>;
type ServerDispatch = ThunkDispatch<
  { serverApi: ReturnType<typeof serverApi.reducer> },
  unknown,
  UnknownAction
>;

/** What a mutation gets when it starts. */
interface StartedCall {
  dispatch: ServerDispatch;
  queryFulfilled: Promise<{ data: Build[] }>;
}

/** A call that starts builds. */
interface StartCall {
  adId: string;
  body: object;
  /** Returns the content of a build. */
  resolve: (build: Build) => AdConfig;
  send: Send;
  dispatch: ServerDispatch;
}

/** Starts builds, and resolves when they are in the list, each with its content. */
async function start({ adId, body, resolve, send, dispatch }: StartCall) {
  const { data, error } = await send({ method: 'POST', path: startBuilds.path(adId), body });
  if (error !== undefined) return { error };
  const started = takeBuilds(data as { builds: Build[] });
  // The server may have read the list before it started these builds.
  await dispatch(buildsApi.util.getRunningQueryThunk('listBuilds', adId));
  dispatch(
    buildsApi.util.updateQueryData('listBuilds', adId, (known) => {
      mergeBuilds(known, started);
      for (const build of started) known.contents[build.content] ??= resolve(build);
    }),
  );
  return { data: started };
}

function takeBuilds({ builds }: { builds: Build[] }): Build[] {
  return builds;
}
