import {
  createAd,
  deleteAd,
  duplicateAd,
  listAds,
  type AdSummaryLine,
  readAd,
  restoreAd,
  saveAd,
} from '@spinreel/api-contract/ads';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { serverApi } from './server-api.ts';

/** A save: the whole config, and the version that it is based on. */
export interface AdSave {
  adId: string;
  config: AdConfig;
  version: number;
}

/** Reading, saving and listing ads. */
export const adsApi = serverApi.enhanceEndpoints({ addTagTypes: ['Ads'] }).injectEndpoints({
  endpoints: (build) => ({
    readAd: build.query<StoredAd, string>({
      query: (adId) => ({ method: 'GET', path: readAd.path(adId) }),
      // A draft changes all the time, so a cached answer must never be shown.
      keepUnusedDataFor: 0,
    }),
    createAd: build.mutation<StoredAd, { config: AdConfig }>({
      query: ({ config }) => ({ method: 'POST', path: createAd.path(), body: config, keepalive: true }),
    }),
    saveAd: build.mutation<StoredAd, AdSave>({
      query: ({ adId, config, version }) => ({
        method: 'PUT',
        path: saveAd.path(adId),
        body: config,
        headers: { 'if-match': saveAd.ifMatch(version) },
        keepalive: true,
      }),
    }),
    /** Lists the session's ads and the existing ads among the given IDs, including recently deleted ones. */
    listAds: build.query<AdSummaryLine[], readonly string[]>({
      queryFn: async (ids, _api, _extraOptions, ask) => {
        const answers = await Promise.all(
          listPaths(ids).map(async (path) => await ask({ method: 'GET', path })),
        );
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        if (error !== undefined) return { error };
        const lines = answers.flatMap(({ data }) => (data as { ads: AdSummaryLine[] }).ads);
        // Each answer contains the session's ads, so duplicates are removed.
        return { data: [...new Map(lines.map((line) => [line.id, line])).values()] };
      },
      keepUnusedDataFor: 0,
      providesTags: ['Ads'],
    }),
    deleteAd: build.mutation<null, string>({
      query: (adId) => ({ method: 'DELETE', path: deleteAd.path(adId) }),
      invalidatesTags: ['Ads'],
    }),
    restoreAd: build.mutation<StoredAd, string>({
      query: (adId) => ({ method: 'POST', path: restoreAd.path(adId) }),
      invalidatesTags: ['Ads'],
    }),
    duplicateAd: build.mutation<StoredAd, { adId: string; newAdId: string; name: string }>({
      query: ({ adId, newAdId, name }) => ({
        method: 'POST',
        path: duplicateAd.path(adId),
        body: { id: newAdId, name },
      }),
      invalidatesTags: ['Ads'],
    }),
  }),
});

export const { useListAdsQuery, useReadAdQuery } = adsApi;

/** The URLs that together request all these ads. Each call accepts at most `listAds.maxIds` IDs. */
function listPaths(ids: readonly string[]): string[] {
  if (ids.length === 0) return [listAds.path()];
  return Array.from({ length: Math.ceil(ids.length / listAds.maxIds) }, (_, index) => {
    const asked = ids.slice(index * listAds.maxIds, (index + 1) * listAds.maxIds);
    return `${listAds.path()}?${new URLSearchParams({ [listAds.idsParameter]: asked.join(',') }).toString()}`;
  });
}
