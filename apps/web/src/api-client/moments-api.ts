import { findMoments, type Moment } from '@spinreel/api-contract/find-moments';
import { serverApi } from './server-api.ts';

/** Where in a video a pause suits. */
const momentsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    findMoments: build.query<readonly Moment[], string>({
      query: (assetId) => ({ method: 'GET', path: findMoments.path(assetId) }),
      transformResponse: (answer: { moments: Moment[] }) => answer.moments,
    }),
  }),
});

export const { useFindMomentsQuery } = momentsApi;
