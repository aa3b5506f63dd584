/** One measured number and what it must reach. Without a limit it is only told. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `x` is a multiple of the limit that the same run measured. */
  readonly unit: 'x' | 'CLS' | 'dB' | '%' | 'bytes' | 'ms' | 'SSIM' | 'frames' | 'fps' | '/s';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Something that has to be fast or small, with its figures. */
export interface Bench {
  /** Its word on the command line. */
  readonly name: string;
  run(): Promise<Figure[]>;
}

/** What became of a figure. */
export type Verdict = 'reached' | 'missed' | 'told';

/** Whether a figure keeps to its limits. */
export function verdictOf({ value, atLeast, atMost }: Figure): Verdict {
  if (atLeast === undefined && atMost === undefined) return 'told';
  const isReached = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  return isReached ? 'reached' : 'missed';
}
