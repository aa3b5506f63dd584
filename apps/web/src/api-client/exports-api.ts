import {
  checkAd,
  type NetworkVerdict,
  estimateSizes,
  type NetworkSizes,
} from '@spinreel/api-contract/exports';
import { findShare, previewAd, sharePreview, type SharedPreview } from '@spinreel/api-contract/previews';
import { watchProgress } from '@spinreel/api-contract/progress';
import { checkPublishing, type PublishingCheck } from '@spinreel/api-contract/publishing';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { timings, type SharedPreviewLifetime } from '@spinreel/config-schema/limits/timings';
import type { ApiCall } from './calls/call-api.ts';
import { serverApi } from './server-api.ts';

interface AdArguments {
  adId: string;
  config: AdConfig;
}

/** The arguments of a call whose progress is reported under this ID. See `useProgress`. */
interface WatchedArguments extends AdArguments {
  progressId?: string;
}

/** Previews, checks and finished files. */
const exportsApi = serverApi.enhanceEndpoints({ addTagTypes: ['Sizes'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * Resolves with the URL of the preview page, for a sandboxed frame. With a network, the ad runs in its simulated host.
     */
    previewAd: build.mutation<{ url: string }, AdArguments & { networkId: string | null }>({
      query: ({ adId, config, networkId }) => ({
        method: 'POST',
        path: previewAd.path(adId, networkId ?? undefined),
        body: { config },
        answer: 'text',
      }),
      transformResponse: (_html: string, meta) => ({
        url: meta?.headers.get(previewAd.urlHeader) ?? '',
      }),
    }),
    /** Creates a URL for phones. Sharing again keeps the URL and updates its config. Without a lifetime, it keeps its expiry. */
    sharePreview: build.mutation<
      SharedPreview,
      AdArguments & { lifetime?: SharedPreviewLifetime | undefined }
    >({
      query: ({ adId, config, lifetime }) => ({
        method: 'POST',
        path: sharePreview.path(adId),
        body: { config, lifetime },
      }),
    }),
    /** Finds the URL for phones that an ad has; null if it has none. */
    findShare: build.query<SharedPreview | null, string>({
      query: (adId) => ({ method: 'GET', path: findShare.path(adId) }),
      keepUnusedDataFor: 0,
    }),
    /** Estimates the size of each asset in each network's file. */
    estimateSizes: build.query<readonly NetworkSizes[], AdArguments>({
      query: ({ adId, config }) => ({ method: 'POST', path: estimateSizes.path(adId), body: { config } }),
      transformResponse: ({ networks }: { networks: NetworkSizes[] }) => networks,
      providesTags: ['Sizes'],
    }),
    /** Each network's verdict, rule by rule. */
    checkAd: build.query<readonly NetworkVerdict[], WatchedArguments>({
      query: (options) => createWatchedCall(checkAd.path(options.adId), { config: options.config }, options),
      transformResponse: ({ networks }: { networks: NetworkVerdict[] }) => networks,
      // The verdict on an ad stays valid while other steps are open.
      keepUnusedDataFor: timings.verdictCacheMs / 1000,
      // All components that watch the check of an ad share one request.
      serializeQueryArgs: ({ queryArgs: { adId, config } }) => JSON.stringify([adId, config]),
      onQueryStarted: async (_options, { queryFulfilled, dispatch }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // The check has encoded the files, so their sizes no longer need to be estimated.
        if (isDone) dispatch(refreshSizes());
      },
    }),
    /** Plays the ad, and says whether it shows the required texts and is likely to work. */
    checkPublishing: build.query<PublishingCheck, WatchedArguments>({
      query: (options) =>
        createWatchedCall(checkPublishing.path(options.adId), { config: options.config }, options),
      keepUnusedDataFor: timings.verdictCacheMs / 1000,
      // An object, so that the key contains the name of the call: `checkAd` has the same arguments.
      serializeQueryArgs: ({ queryArgs: { adId, config } }) => ({ adId, config }),
    }),
  }),
});

export const {
  usePreviewAdMutation,
  useSharePreviewMutation,
  useFindShareQuery,
  useEstimateSizesQuery,
  useCheckAdQuery,
} = exportsApi;

/** Requests the sizes again: a finished file is no longer estimated. */
export const refreshSizes = () => exportsApi.util.invalidateTags(['Sizes']);

/** Reads the state of a check that another component may have started. */
export const useCheckAdState = exportsApi.endpoints.checkAd.useQueryState;

/** Starts a publishing check, and reads the state of one that was started earlier. */
export const { initiate: startPublishingCheck, useQueryState: usePublishingCheckState } =
  exportsApi.endpoints.checkPublishing;

const selectCachedArgs = exportsApi.util.selectCachedArgsForQuery;

/** Finds the running publishing check of an ad, so that it can be aborted. */
export function findRunningPublishingCheck(options: AdArguments) {
  return exportsApi.util.getRunningQueryThunk('checkPublishing', options);
}

/** Whether a publishing check of an ad has ended since the page was opened, whatever the ad was like. */
export function hasPublishingCheck(state: Parameters<typeof selectCachedArgs>[0], adId: string): boolean {
  return selectCachedArgs(state, 'checkPublishing').some(
    (args) => args.adId === adId && exportsApi.endpoints.checkPublishing.select(args)(state).isSuccess,
  );
}

function createWatchedCall(path: string, body: object, { progressId }: WatchedArguments): ApiCall {
  const headers = progressId === undefined ? {} : { [watchProgress.progressHeader]: progressId };
  return { method: 'POST', path, body, headers };
}
