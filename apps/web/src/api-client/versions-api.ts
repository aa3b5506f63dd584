import { listVersions, type AdVersionLine, nameVersion, readVersion } from '@spinreel/api-contract/versions';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { serverApi } from './server-api.ts';

/** The saved versions of an ad. */
export const versionsApi = serverApi.enhanceEndpoints({ addTagTypes: ['Versions'] }).injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.query<AdVersionLine[], string>({
      query: (adId) => ({ method: 'GET', path: listVersions.path(adId) }),
      transformResponse: ({ versions }: { versions: AdVersionLine[] }) => versions,
      keepUnusedDataFor: 0,
      providesTags: ['Versions'],
    }),
    readVersion: build.query<StoredAd, { adId: string; version: number }>({
      query: ({ adId, version }) => ({ method: 'GET', path: readVersion.path(adId, version) }),
    }),
    nameVersion: build.mutation<AdVersionLine, { adId: string; version: number; name: string }>({
      query: ({ adId, ...body }) => ({ method: 'POST', path: nameVersion.path(adId), body }),
      invalidatesTags: ['Versions'],
    }),
  }),
});

export const { useListVersionsQuery } = versionsApi;
