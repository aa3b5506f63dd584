/** Limits `value` to the range 0 to 1. */
export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Returns the eased progress of `time` from `from` to `to`, 0 to 1, slow at both ends. */
export function smoothStep(from: number, to: number, time: number): number {
  const share = clamp01((time - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Eases from 0 to 1 with one overshoot, for lettering that pops up. */
export function popUp(share: number): number {
  const x = clamp01(share) - 1;
  return 1 + 2.7 * x ** 3 + 1.7 * x ** 2;
}
