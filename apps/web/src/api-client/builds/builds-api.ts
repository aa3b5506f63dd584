import { cancelBuilds, listBuilds, startBuilds, type Build } from '@spinreel/api-contract/builds';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { removeVariants } from '@spinreel/variants/resolve/resolve-variant';
import { asFailure, isTransient } from '../calls/api-failure.ts';
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
      query: ({ adId, networks, config }) => ({
        method: 'POST',
        path: startBuilds.path(adId),
        body: { networks, config, rebuild: true },
      }),
      transformResponse: ({ builds }: { builds: Build[] }) => builds,
      onQueryStarted: async ({ adId, config }, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.then(({ data }) => data, ignoreFailure);
        const patch = buildsApi.util.updateQueryData('listBuilds', adId, (known) => {
          mergeBuilds(known, started);
          for (const { content } of started) known.contents[content] ??= removeVariants(config);
        });
        dispatch(patch);
      },
    }),
    /** Cancels builds. They count as canceled at once, and as before if the call fails. */
    cancelBuilds: build.mutation<Build[], { adId: string; builds: readonly Build[] }>({
      query: ({ adId, builds }) => ({
        method: 'POST',
        path: cancelBuilds.path(adId),
        body: { builds: builds.map(({ id }) => id) },
      }),
      transformResponse: ({ builds }: { builds: Build[] }) => builds,
      onQueryStarted: async ({ adId, builds }, { dispatch, queryFulfilled }) => {
        const put = (changed: readonly Build[]) =>
          dispatch(
            buildsApi.util.updateQueryData('listBuilds', adId, (known) => mergeBuilds(known, changed)),
          );
        const patch = put(builds.map((canceled) => ({ ...canceled, state: 'canceled', progress: null })));
        await queryFulfilled.then(({ data }) => put(data), patch.undo);
      },
    }),
  }),
});

export const { useListBuildsQuery, useStartBuildsMutation, useCancelBuildsMutation } = buildsApi;

/** The caller of the mutation handles its failure. */
function ignoreFailure(): Build[] {
  return [];
}
