import { Type } from 'typebox';

/** A body that carries an ad config; whether it is one is checked where its messages are. */
export const ConfigBody = Type.Object({ config: Type.Unknown() }, { additionalProperties: false });
