import type { Position } from '@spinreel/config-schema/schema-parts';
import { timings } from '@spinreel/config-schema/timings';
import { useRef, useState } from 'react';
import { createThrottle } from '../../lib/create-throttle.ts';
import { gripId } from './grip-id.ts';
import type { LivePlacement, LivePlacements } from './live-placements.ts';
import { percent } from './percent.ts';
import { placementElements, type PlacementElement } from './placement-elements.ts';
import { useLiveDrawing } from './use-live-drawing.ts';
import { writeText } from './write-text.ts';
import styles from './element-list.module.css';

interface ElementListProps {
  elements: readonly PlacementElement[];
  /** Where one stands while something is on its way, as shares of the stage. */
  positionAt: (element: PlacementElement, live: LivePlacement | null) => Position;
  placements: LivePlacements;
  chosen: PlacementElement | null;
}

/** What can be moved on a screen and where it stands; choosing one gives its grip the focus, ready for arrow keys. */
export function ElementList({ elements, positionAt, placements, chosen }: ElementListProps) {
  return (
    <ul className={styles.list} aria-label="Elements on this screen">
      {elements.map((element) => (
        <li key={element}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={element === chosen}
            onClick={() => document.getElementById(gripId(element))?.focus()}
          >
            <span className={styles.name}>{placementElements[element].name}</span>
            <Place placements={placements} positionAt={(live) => positionAt(element, live)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  placements: LivePlacements;
  positionAt: (live: LivePlacement | null) => Position;
}

/** In words where an element stands; while it is moved, no more often than its place is kept. */
function Place({ placements, positionAt }: PlaceProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  const [throttle] = useState(() => createThrottle(timings.placementSaveThrottleMs));
  useLiveDrawing(placements, (live) => {
    const write = () => {
      const { x, y } = positionAt(live);
      if (textRef.current !== null) writeText(textRef.current, `x ${percent(x)} · y ${percent(y)}`);
    };
    throttle.run(write);
    if (live === null) throttle.flush();
  });
  return (
    <span className={styles.place}>
      <span ref={textRef} className={styles.written} />
    </span>
  );
}
