import { Type, type Static, type TSchema } from 'typebox';
import { schema } from './schema.ts';

/** An error: a code for programs (see `error-codes` in config-schema) and a message for people. */
export const ApiError = schema(() =>
  Type.Object({
    code: Type.String(),
    message: Type.String(),
    /** What is wrong with the input, and the field that fixes it (see `problem` in config-schema). */
    problem: Type.Optional(
      Type.Object({
        code: Type.String(),
        field: Type.Union([Type.String(), Type.Null()]),
        params: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  }),
);
export type ApiError = Static<typeof ApiError>;

/** The body of every response that is not 2xx. */
export const Failure = schema(() =>
  Type.Object({
    success: Type.Literal(false),
    error: ApiError,
    /** Identifies the request in the server's log. Only set if the server itself failed. */
    requestId: Type.Optional(Type.String()),
  }),
);

/** The body of a successful response, with its `data`. */
export interface Success<Data> {
  success: true;
  data: Data;
}

/** Creates the schema of a `Success` from the schema of its data. */
/* @__NO_SIDE_EFFECTS__ */
export function createSuccessSchema<Data extends TSchema>(data: Data) {
  return Type.Object({ success: Type.Literal(true), data });
}
