import { messages } from '@spinreel/config-schema/messages';

/** Why a file cannot be used, as a word for programs. */
export type MediaProblemCode =
  | 'unsupported'
  | 'unreadable'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'too-long'
  | 'timed-out'
  | 'too-big'
  | 'tool-missing'
  | 'busy';

/** A person's mistake or a full house, as a value. `message` may be shown; `detail` is for logs only. */
export interface MediaProblem {
  readonly code: MediaProblemCode;
  readonly message: string;
  /** What the tool said, at most 2,000 characters; may name paths of this machine. */
  readonly detail?: string;
  /** With 'too-big': by how many bytes. */
  readonly overBytes?: number;
}

/** A value, or the reason why there is none. What a programmer did wrong throws instead. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: MediaProblem };

const detailLength = 2000;

/** The outcome of what went well. */
export function succeed<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** The outcome of what did not. Without `message` the house's words for the code are taken. */
export function fail(
  code: MediaProblemCode,
  options: Partial<Omit<MediaProblem, 'code'>> = {},
): { readonly ok: false; readonly problem: MediaProblem } {
  const problem = { code, message: wordsOf[code], ...options };
  if (options.detail === undefined) return { ok: false, problem };
  return { ok: false, problem: { ...problem, detail: options.detail.slice(-detailLength) } };
}

const wordsOf: Readonly<Record<MediaProblemCode, string>> = {
  unsupported: messages.upload.unsupported,
  unreadable: messages.upload.unreadable,
  'too-many-pixels': messages.upload.tooManyPixels,
  'too-many-frames': messages.upload.tooManyFrames,
  'too-long': messages.upload.videoTooLong,
  'timed-out': messages.upload.tookTooLong,
  'too-big': messages.export.tooBigSomewhere,
  'tool-missing': messages.backend.unavailable,
  busy: messages.upload.busy,
};
