import { findMoments, type FindMomentsResponse } from '@spinreel/api-contract/assets';
import { serverApi } from './server-api.ts';

/** Finds the spins of a video, and moments that suit a pause. */
const momentsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    findMoments: build.query<FindMomentsResponse['data'], string>({
      query: (assetId) => ({ method: 'GET', path: findMoments.path(assetId) }),
      transformResponse: (answer: FindMomentsResponse['data']) => answer,
    }),
  }),
});

export const { useFindMomentsQuery } = momentsApi;
