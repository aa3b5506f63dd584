import {
  findMoments,
  findReels,
  findSalience,
  type FindMomentsResponse,
  type FindReelsResponse,
  type FindSalienceResponse,
} from '@spinreel/api-contract/assets';
import { serverApi } from './server-api.ts';

/** What the server finds in an uploaded file. */
const assetsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Finds the spins of a video, and moments that suit a pause. */
    findMoments: build.query<FindMomentsResponse['data'], string>({
      query: (assetId) => ({ method: 'GET', path: findMoments.path(assetId) }),
    }),
    /** Finds the reels of a video. They are the same for every crop. */
    findReels: build.query<FindReelsResponse['data'], string>({
      query: (assetId) => ({ method: 'GET', path: findReels.path(assetId) }),
    }),
    /** Finds what stands out in an image. */
    findSalience: build.query<FindSalienceResponse['data'], string>({
      query: (assetId) => ({ method: 'GET', path: findSalience.path(assetId) }),
    }),
  }),
});

export const { useFindMomentsQuery, useFindReelsQuery, useFindSalienceQuery } = assetsApi;
