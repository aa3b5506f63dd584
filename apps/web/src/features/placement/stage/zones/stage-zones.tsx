import { safeZones, type SafeZone } from '@spinreel/placement/stage/safe-zones';
import styles from './stage-zones.module.css';

/** The safe zones: areas of the screen that system UI or the network covers. */
export function StageZones({ zones, viewScale }: { zones: readonly SafeZone[]; viewScale: number }) {
  return zones.map(({ id, rect }) => (
    <span
      key={`${id} ${rect.x} ${rect.y}`}
      className={styles.zone}
      data-zone={id}
      data-testid="safe-zone"
      aria-hidden="true"
      style={{
        left: rect.x,
        top: rect.y,
        width: rect.width,
        height: rect.height,
        fontSize: zoneTextPx / viewScale,
      }}
    >
      {rect.width * viewScale >= leastLabelledPx && <span>{safeZones[id].label}</span>}
    </span>
  ));
}

/** In CSS pixels of the window, independent of the stage's size. */
const zoneTextPx = 10;
/** Narrower zones have no space for a label. */
const leastLabelledPx = 40;
