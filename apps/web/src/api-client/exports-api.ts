import { checkAd, type NetworkVerdict } from '@spinreel/api-contract/check-ad';
import { estimateSizes, type NetworkSizes } from '@spinreel/api-contract/estimate-sizes';
import type { ExportResult } from '@spinreel/api-contract/export-result';
import { generateMeta } from '@spinreel/api-contract/generate-meta';
import { generateMoloco } from '@spinreel/api-contract/generate-moloco';
import { previewAd } from '@spinreel/api-contract/preview-ad';
import { sharePreview, type SharedPreview } from '@spinreel/api-contract/share-preview';
import { watchProgress } from '@spinreel/api-contract/watch-progress';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { timings } from '@spinreel/config-schema/timings';
import type { ApiCall } from './call-api.ts';
import { serverApi } from './server-api.ts';

interface AdArguments {
  adId: string;
  config: AdConfig;
}

/** A call whose progress is watched under this id; see `useProgress`. */
interface WatchedArguments extends AdArguments {
  progressId?: string;
}

/** Previews, checks and finished files. */
const exportsApi = serverApi.enhanceEndpoints({ addTagTypes: ['Sizes'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Answers the address of the preview page, for a sandboxed frame. */
    previewAd: build.mutation<{ url: string }, AdArguments>({
      query: ({ adId, config }) => ({
        method: 'POST',
        path: previewAd.path(adId),
        body: { config },
        answer: 'text',
      }),
      transformResponse: (_html: string, meta) => ({
        url: meta?.headers.get(previewAd.urlHeader) ?? '',
      }),
    }),
    /** An address for phones; sharing again keeps it and shows the newest config there. */
    sharePreview: build.mutation<SharedPreview, AdArguments>({
      query: ({ adId, config }) => ({ method: 'POST', path: sharePreview.path(adId), body: { config } }),
    }),
    /** What each asset takes in each network's file. */
    estimateSizes: build.query<readonly NetworkSizes[], AdArguments>({
      query: ({ adId, config }) => ({ method: 'POST', path: estimateSizes.path(adId), body: { config } }),
      transformResponse: ({ networks }: { networks: NetworkSizes[] }) => networks,
      providesTags: ['Sizes'],
    }),
    /** Each network's verdict, rule by rule. */
    checkAd: build.query<readonly NetworkVerdict[], WatchedArguments>({
      query: (options) => watchedCall(checkAd.path(options.adId), { config: options.config }, options),
      transformResponse: ({ networks }: { networks: NetworkVerdict[] }) => networks,
      // The verdict on an ad stays true while other steps are open.
      keepUnusedDataFor: timings.verdictKeptMs / 1000,
      // The same check, whoever watches it.
      serializeQueryArgs: ({ queryArgs: { adId, config } }) => JSON.stringify([adId, config]),
      onQueryStarted: async (_options, { queryFulfilled, dispatch }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // What was encoded for the check is no estimate any more.
        if (isDone) dispatch(exportsApi.util.invalidateTags(['Sizes']));
      },
    }),
    generateMeta: build.mutation<ExportResult, WatchedArguments>({
      query: (options) =>
        watchedCall(
          generateMeta.path(options.adId),
          {
            options: { format: 'zip', optimization: 'standard', includeAnalytics: true },
            config: options.config,
          },
          options,
        ),
      invalidatesTags: (result) => (result === undefined ? [] : ['Sizes']),
    }),
    generateMoloco: build.mutation<ExportResult, WatchedArguments>({
      query: (options) => watchedCall(generateMoloco.path(options.adId), { config: options.config }, options),
      invalidatesTags: (result) => (result === undefined ? [] : ['Sizes']),
    }),
  }),
});

export const {
  usePreviewAdMutation,
  useSharePreviewMutation,
  useEstimateSizesQuery,
  useCheckAdQuery,
  useGenerateMetaMutation,
  useGenerateMolocoMutation,
} = exportsApi;

/** What is known of a check that somebody else may have asked for. */
export const useCheckAdState = exportsApi.endpoints.checkAd.useQueryState;

function watchedCall(path: string, body: object, { progressId }: WatchedArguments): ApiCall {
  const headers = progressId === undefined ? {} : { [watchProgress.progressHeader]: progressId };
  return { method: 'POST', path, body, headers };
}
