import { Type, type Static } from 'typebox';
import { schema } from './schema.ts';

/** Whether this browser session has entered the password. */
export const AccessState = schema(() => Type.Object({ unlocked: Type.Boolean() }));
export type AccessState = Static<typeof AccessState>;
