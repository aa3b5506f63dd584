import { messages } from '@spinreel/config-schema/messages/messages';

/** The reason why a file cannot be used. */
export type MediaProblemCode =
  | 'unsupported'
  | 'unreadable'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'too-long'
  | 'timed-out'
  | 'too-big'
  | 'unusable-font'
  | 'tool-missing'
  | 'busy';

/** A user's mistake, or a busy server, as a value. `message` may be shown to users, `detail` is only for logs. */
export interface MediaProblem {
  readonly code: MediaProblemCode;
  readonly message: string;
  /** The end of the tool's output, at most 2,000 characters. May contain paths of this machine. */
  readonly detail?: string;
  /** With 'unsupported': the codec, by ffmpeg's name. */
  readonly codec?: string;
  /** With 'too-big': the excess in bytes. */
  readonly overBytes?: number;
  /** With 'unsupported': the decoder that the file needs and that is not allowed, by ffmpeg's name. */
  readonly refusedDecoder?: string;
}

/** A value, or the reason why there is none. A programmer's mistake throws instead. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: MediaProblem };

const detailLength = 2000;

/** Returns a successful outcome. */
export function succeed<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** Returns a failed outcome. Without `message`, it has the default message of its code. */
export function fail(
  code: MediaProblemCode,
  options: Partial<Omit<MediaProblem, 'code'>> = {},
): { readonly ok: false; readonly problem: MediaProblem } {
  const problem = { code, message: defaultMessages[code], ...options };
  if (options.detail === undefined) return { ok: false, problem };
  return { ok: false, problem: { ...problem, detail: options.detail.slice(-detailLength) } };
}

const defaultMessages: Readonly<Record<MediaProblemCode, string>> = {
  unsupported: messages.upload.unsupported,
  unreadable: messages.upload.unreadable,
  'too-many-pixels': messages.upload.tooManyPixels,
  'too-many-frames': messages.upload.tooManyFrames,
  'too-long': messages.upload.videoTooLong,
  'timed-out': messages.upload.tookTooLong,
  'too-big': messages.export.tooBigSomewhere,
  'unusable-font': messages.upload.fontUnreadable,
  'tool-missing': messages.backend.unavailable,
  busy: messages.backend.busy,
};
