/** Pauses on frames that exist, ascending, each once. */
export function withinVideo(frames: readonly number[], frameCount: number): number[] {
  const clamped = frames.map((frame) => Math.min(Math.max(0, frame), frameCount - 1));
  return [...new Set(clamped)].toSorted((a, b) => a - b);
}
