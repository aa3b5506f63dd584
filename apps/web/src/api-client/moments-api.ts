import { findMoments, type Moment } from '@spinreel/api-contract/assets';
import { serverApi } from './server-api.ts';

/** Suggests moments of a video that suit a pause. */
const momentsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    findMoments: build.query<readonly Moment[], string>({
      query: (assetId) => ({ method: 'GET', path: findMoments.path(assetId) }),
      transformResponse: (answer: { moments: Moment[] }) => answer.moments,
    }),
  }),
});

export const { useFindMomentsQuery } = momentsApi;
