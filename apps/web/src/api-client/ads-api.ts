import { createAd } from '@spinreel/api-contract/create-ad';
import { readAd } from '@spinreel/api-contract/read-ad';
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

/** Reading and saving ads. */
export const adsApi = serverApi.injectEndpoints({
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
  }),
});

export const { useReadAdQuery } = adsApi;
