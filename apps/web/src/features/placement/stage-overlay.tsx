import type { Guide } from './snapping.ts';
import { safeZones, type SafeZone } from './safe-zones.ts';
import styles from './stage-overlay.module.css';

/** The lines on which an element is that is being moved. */
export function StageGuides({ guides, viewScale }: { guides: readonly Guide[]; viewScale: number }) {
  return guides.map(({ axis, atPx }) => (
    <span
      key={`${axis}${atPx}`}
      className={styles.guide}
      data-testid="guide"
      data-axis={axis}
      aria-hidden="true"
      style={
        axis === 'x'
          ? { left: atPx, top: 0, bottom: 0, width: 1.5 / viewScale }
          : { top: atPx, left: 0, right: 0, height: 1.5 / viewScale }
      }
    />
  ));
}

/** What of the screen belongs to somebody else. */
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

/** Of the window, whatever the stage's size. */
const zoneTextPx = 10;
/** In narrower zones no word fits. */
const leastLabelledPx = 40;
