import { textLimits } from '@spinreel/config-schema/limits';
import { Type, type Static } from 'typebox';
import { AccessState } from './access-state.ts';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/**
 * Enters the shared password; the answer sets the session cookie. 401 with the message for people when the password is
 * wrong, 429 with `Retry-After` (seconds) after too many wrong ones.
 */
export const enterAccess = {
  method: 'POST',
  route: '/api/access',
  path: () => '/api/access',
} as const;

export const EnterAccessRequest = schema(() =>
  Type.Object(
    { password: Type.String({ minLength: 1, maxLength: textLimits.password }) },
    { additionalProperties: false },
  ),
);
export type EnterAccessRequest = Static<typeof EnterAccessRequest>;

export const EnterAccessResponse = schema(() => successOf(AccessState));
export type EnterAccessResponse = Static<typeof EnterAccessResponse>;
