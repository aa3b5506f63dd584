import { health, type Health } from '@spinreel/api-contract/health';
import { serverApi } from './server-api.ts';

/** Checks whether the server is working. */
export const healthApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    readHealth: build.query<Health, void>({
      query: () => ({ method: 'GET', path: health.path() }),
      keepUnusedDataFor: 0,
    }),
  }),
});
