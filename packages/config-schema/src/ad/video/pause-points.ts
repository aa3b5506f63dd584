import type { AdConfig } from '../ad-config.ts';
import type { PausePoint } from '../ad-content.ts';
import { defaults } from '../defaults.ts';
import type { PausePointCount } from '../../options/interaction-levels.ts';
import type { FrameIndex, Seconds } from '../../limits/units.ts';

/** The frame shown at `timestampSeconds`, rounded to the nearest. */
export function toNearestFrame(
  timestampSeconds: Seconds,
  frameRate: number = defaults.frameRate,
): FrameIndex {
  return Math.round(timestampSeconds * frameRate);
}

/** Sorted by time and labelled 'Pause 1', 'Pause 2', ... */
function inOrder(points: readonly PausePoint[]): PausePoint[] {
  return points
    .toSorted((a, b) => a.timestamp - b.timestamp)
    .map((point, index) => ({ ...point, label: `Pause ${index + 1}` }));
}

/** Whether another point may be added at this level. */
export function canAddPausePoint(points: readonly PausePoint[], level: PausePointCount): boolean {
  return points.length < level;
}

/** The list with one more point, sorted and labelled; unchanged when the level's count or the same frame is reached. */
export function addPausePoint(
  points: readonly PausePoint[],
  options: { level: PausePointCount; id: string; timestampSeconds: Seconds; frameRate?: number },
): PausePoint[] {
  const frame = toNearestFrame(options.timestampSeconds, options.frameRate);
  const isTaken = points.some((point) => toNearestFrame(point.timestamp, options.frameRate) === frame);
  if (isTaken || !canAddPausePoint(points, options.level)) return [...points];
  return inOrder([...points, { id: options.id, timestamp: options.timestampSeconds, frame }]);
}

/** The list with one point moved to another time. */
export function movePausePoint(
  points: readonly PausePoint[],
  options: { id: string; timestampSeconds: Seconds; frameRate?: number },
): PausePoint[] {
  const frame = toNearestFrame(options.timestampSeconds, options.frameRate);
  return inOrder(
    points.map((point) =>
      point.id === options.id ? { ...point, timestamp: options.timestampSeconds, frame } : point,
    ),
  );
}

/** The list without the point of that id. */
export function removePausePoint(points: readonly PausePoint[], id: string): PausePoint[] {
  return inOrder(points.filter((point) => point.id !== id));
}

/** What is left of the points when the interaction level changes: none. */
export function pausePointsAfterLevelChange(): PausePoint[] {
  return [];
}

/** The config at another interaction level: its pause points are cleared. The same level again changes nothing. */
export function withInteractionLevel(config: AdConfig, level: PausePointCount): AdConfig {
  if (level === (config.pausePointCount ?? defaults.pausePointCount)) return config;
  return { ...config, pausePointCount: level, pausePoints: pausePointsAfterLevelChange() };
}
