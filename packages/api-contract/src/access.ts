import { Type, type Static } from 'typebox';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { schema } from './schemas/schema.ts';
import { createSuccessSchema } from './schemas/envelope.ts';

/** Whether this browser session has entered the password. */
export const AccessState = schema(() => Type.Object({ unlocked: Type.Boolean() }));
export type AccessState = Static<typeof AccessState>;

export const EnterAccessRequest = schema(() =>
  Type.Object(
    { password: Type.String({ minLength: 1, maxLength: textLimits.password }) },
    { additionalProperties: false },
  ),
);
export type EnterAccessRequest = Static<typeof EnterAccessRequest>;

export const EnterAccessResponse = schema(() => createSuccessSchema(AccessState));
export type EnterAccessResponse = Static<typeof EnterAccessResponse>;

export const ReadAccessResponse = schema(() => createSuccessSchema(AccessState));
export type ReadAccessResponse = Static<typeof ReadAccessResponse>;

export const LeaveAccessResponse = schema(() => createSuccessSchema(AccessState));
export type LeaveAccessResponse = Static<typeof LeaveAccessResponse>;
