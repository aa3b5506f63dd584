import type { AccessState } from '@spinreel/api-contract/access-state';
import { enterAccess } from '@spinreel/api-contract/enter-access';
import { readAccess } from '@spinreel/api-contract/read-access';
import { serverApi } from './server-api.ts';

const accessApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    readAccess: build.query<AccessState, void>({
      query: () => ({ method: 'GET', path: readAccess.path() }),
      providesTags: ['Access'],
    }),
    enterAccess: build.mutation<AccessState, { password: string }>({
      query: (body) => ({ method: 'POST', path: enterAccess.path(), body }),
    }),
  }),
});

export const { useReadAccessQuery, useEnterAccessMutation } = accessApi;

/** Remembers that the session is unlocked, without asking the server again. */
export const markUnlocked = () => accessApi.util.upsertQueryData('readAccess', undefined, { unlocked: true });
