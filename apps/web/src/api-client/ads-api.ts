import { createAd } from '@spinreel/api-contract/create-ad';
import { deleteAd } from '@spinreel/api-contract/delete-ad';
import { duplicateAd } from '@spinreel/api-contract/duplicate-ad';
import { listAds, type AdSummaryLine } from '@spinreel/api-contract/list-ads';
import { readAd } from '@spinreel/api-contract/read-ad';
import { restoreAd } from '@spinreel/api-contract/restore-ad';
import { saveAd } from '@spinreel/api-contract/save-ad';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { serverApi } from './server-api.ts';

/** A save: the whole config, and the version it started from. */
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
      // A draft changes all the time: an old answer must never be shown.
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
    /** The session's ads, and those among the given ids that exist; those deleted lately are among them. */
    listAds: build.query<AdSummaryLine[], readonly string[]>({
      query: (ids) => ({ method: 'GET', path: listPath(ids) }),
      transformResponse: ({ ads }: { ads: AdSummaryLine[] }) => ads,
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

function listPath(ids: readonly string[]): string {
  if (ids.length === 0) return listAds.path();
  const query = new URLSearchParams({ [listAds.idsParameter]: ids.slice(0, listAds.maxIds).join(',') });
  return `${listAds.path()}?${query.toString()}`;
}
