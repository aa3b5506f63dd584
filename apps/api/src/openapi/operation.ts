import type { ErrorCode } from '@spinreel/config-schema/error-codes';
import type { TSchema } from 'typebox';

/** What a body is besides JSON. */
export interface OtherBody {
  /** Its media type. */
  readonly mediaType: string;
  readonly schema: TSchema;
}

/** One call as the API's description tells it: what api-contract holds, and words for people. */
export interface Operation {
  readonly call: { readonly method: string; readonly route: string };
  /** The chapter it stands in. */
  readonly chapter: string;
  /** One line: what it does. */
  readonly summary: string;
  /** More, where one line is too little. */
  readonly detail?: string;
  /** Whether it needs no session. */
  readonly isOpen?: true;
  readonly query?: Readonly<Record<string, string>>;
  /** Request headers that mean something. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly request?: TSchema | OtherBody;
  readonly response?: TSchema | OtherBody;
  /** What can go wrong besides what can with every call. */
  readonly problems?: readonly ErrorCode[];
}
