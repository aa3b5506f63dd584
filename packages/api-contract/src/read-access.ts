import type { Static } from 'typebox';
import { AccessState } from './access-state.ts';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/** Asks whether this browser session is unlocked. Always 200. */
export const readAccess = {
  method: 'GET',
  route: '/api/access',
  path: () => '/api/access',
} as const;

export const ReadAccessResponse = schema(() => successOf(AccessState));
export type ReadAccessResponse = Static<typeof ReadAccessResponse>;
