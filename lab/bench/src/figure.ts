/** A measured number and its limit. A figure without a limit is only reported. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `x` is a multiple of a reference value measured in the same run. */
  readonly unit:
    | 'x'
    | 'CLS'
    | 'dB'
    | '%'
    | 'bytes'
    | 'ms'
    | 'SSIM'
    | 'frames'
    | 'fps'
    | '/s'
    | 'files'
    | 'runs';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A benchmark of something that must be fast or small. */
export interface Bench {
  /** The bench's name on the command line. */
  readonly name: string;
  /** Whether it measures times, so that nothing else may run meanwhile. By default, it does. */
  readonly isTimed?: boolean;
  run(): Promise<Figure[]>;
}

/** The verdict on a figure. `reported`: the figure has no limit and is only reported. */
export type Verdict = 'reached' | 'missed' | 'reported';

/** Compares a figure with its limits. */
export function findVerdict({ value, atLeast, atMost }: Figure): Verdict {
  if (atLeast === undefined && atMost === undefined) return 'reported';
  const isReached = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  return isReached ? 'reached' : 'missed';
}
