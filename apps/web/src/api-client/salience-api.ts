import { findSalience, type FindSalienceResponse } from '@spinreel/api-contract/assets';
import { serverApi } from './server-api.ts';

/** Finds what stands out in an uploaded image. */
const salienceApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    findSalience: build.query<FindSalienceResponse['data'], string>({
      query: (assetId) => ({ method: 'GET', path: findSalience.path(assetId) }),
      transformResponse: (answer: FindSalienceResponse['data']) => answer,
    }),
  }),
});

export const { useFindSalienceQuery } = salienceApi;
