/** Moves pauses to frames that exist, sorts them, and removes duplicates. */
export function clampPauseFrames(frames: readonly number[], frameCount: number): number[] {
  const clamped = frames.map((frame) => Math.min(Math.max(0, frame), frameCount - 1));
  return [...new Set(clamped)].toSorted((a, b) => a - b);
}
