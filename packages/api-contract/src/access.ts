import { Type } from 'typebox';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { schema } from './schemas/schema.ts';
import { createSuccessSchema } from './schemas/envelope.ts';

/** Whether this browser session has entered the password. */
export const AccessState = schema(() => Type.Object({ unlocked: Type.Boolean() }));

export const EnterAccessRequest = schema(() =>
  Type.Object(
    { password: Type.String({ minLength: 1, maxLength: textLimits.password }) },
    { additionalProperties: false },
  ),
);

export const EnterAccessResponse = schema(() => createSuccessSchema(AccessState));

export const ReadAccessResponse = schema(() => createSuccessSchema(AccessState));

export const LeaveAccessResponse = schema(() => createSuccessSchema(AccessState));
