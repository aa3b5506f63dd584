import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { askAccess } from './access-state.ts';
import type { ApiFailure } from './calls/api-failure.ts';
import { callApi, type ApiCall } from './calls/call-api.ts';

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure, object, { headers: Headers }> = async (
  call,
  api,
) => {
  const answer = await callApi(call, api.signal);
  // The session has ended on the server. Requesting its state shows the access gate.
  if ('error' in answer && answer.error.status === 401) void askAccess();
  return answer;
};

/** The RTK Query API of the server. The other files of this folder inject the endpoints. */
export const serverApi = createApi({
  reducerPath: 'serverApi',
  baseQuery,
  endpoints: () => ({}),
});
