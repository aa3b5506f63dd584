import { Type, type Static, type TSchema } from 'typebox';
import { schema } from './schema.ts';

/** What went wrong: a code for programs (see config-schema `error-codes`) and a sentence for people. */
export const ApiError = schema(() => Type.Object({ code: Type.String(), message: Type.String() }));
export type ApiError = Static<typeof ApiError>;

/** Every answer that is not 2xx. */
export const Failure = schema(() =>
  Type.Object({
    success: Type.Literal(false),
    error: ApiError,
    /** Names the request in the server's log; only where the server itself failed. */
    requestId: Type.Optional(Type.String()),
  }),
);
export type Failure = Static<typeof Failure>;

/** The answer of a call that went well, around its `data`. */
export interface Success<Data> {
  success: true;
  data: Data;
}

/** The schema of a `Success` around the schema of its data. */
/* @__NO_SIDE_EFFECTS__ */
export function successOf<Data extends TSchema>(data: Data) {
  return Type.Object({ success: Type.Literal(true), data });
}
