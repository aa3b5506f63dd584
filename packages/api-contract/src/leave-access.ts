import type { Static } from 'typebox';
import { AccessState } from './access-state.ts';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/** Ends the session, here and on the server. 200 also when there was none. */
export const leaveAccess = {
  method: 'DELETE',
  route: '/api/access',
  path: () => '/api/access',
} as const;

export const LeaveAccessResponse = schema(() => successOf(AccessState));
export type LeaveAccessResponse = Static<typeof LeaveAccessResponse>;
