import { findReels, type FindReelsResponse } from '@spinreel/api-contract/assets';
import { serverApi } from './server-api.ts';

/** Finds the reels of a video. They are the same for every crop. */
const reelsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    findReels: build.query<FindReelsResponse['data'], string>({
      query: (assetId) => ({ method: 'GET', path: findReels.path(assetId) }),
      transformResponse: (answer: FindReelsResponse['data']) => answer,
    }),
  }),
});

export const { useFindReelsQuery } = reelsApi;
