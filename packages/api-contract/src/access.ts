import { Type, type Static } from 'typebox';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { schema } from './schemas/schema.ts';
import { createSuccessSchema } from './schemas/envelope.ts';

/** Whether this browser session has entered the password. */
export const AccessState = schema(() => Type.Object({ unlocked: Type.Boolean() }));
export type AccessState = Static<typeof AccessState>;

/**
 * Checks the shared password. The response sets the session cookie. 401 with a message for people if the password is
 * wrong, 429 with `Retry-After` (seconds) if the attempt comes too soon after wrong ones.
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

export const EnterAccessResponse = schema(() => createSuccessSchema(AccessState));
export type EnterAccessResponse = Static<typeof EnterAccessResponse>;

/** Reports whether this browser session is unlocked. Always 200. */
export const readAccess = {
  method: 'GET',
  route: '/api/access',
  path: () => '/api/access',
} as const;

export const ReadAccessResponse = schema(() => createSuccessSchema(AccessState));
export type ReadAccessResponse = Static<typeof ReadAccessResponse>;

/** Ends the session in the browser and on the server. 200, also if there was none. */
export const leaveAccess = {
  method: 'DELETE',
  route: '/api/access',
  path: () => '/api/access',
} as const;

export const LeaveAccessResponse = schema(() => createSuccessSchema(AccessState));
export type LeaveAccessResponse = Static<typeof LeaveAccessResponse>;
