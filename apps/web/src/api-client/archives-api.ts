import {
  createArchive,
  type CreateArchiveRequest,
  type CreateArchiveResponse,
} from '@spinreel/api-contract/archives';
import { serverApi } from './server-api.ts';

/** Archives of finished files. */
const archivesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    createArchive: build.mutation<CreateArchiveResponse['data'], CreateArchiveRequest & { adId: string }>({
      query: ({ adId, ...body }) => ({ method: 'POST', path: createArchive.path(adId), body }),
    }),
  }),
});

export const { useCreateArchiveMutation } = archivesApi;
