import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { timings } from '@spinreel/config-schema/limits/timings';
import { Pin } from 'lucide-react';
import { useRef, useState } from 'react';
import { createThrottle } from '../../../lib/timing/create-throttle.ts';
import type { LivePlacement, LivePlacements } from '../moving/live-placements.ts';
import { percent } from '../moving/percent.ts';
import { ResetToPortrait } from './reset-to-portrait.tsx';
import { hasLandscapePlace, customPositionLabel } from '@spinreel/placement/elements/landscape-places';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
import { useLiveDrawing } from '../moving/use-live-value.ts';
import { writeText } from './write-text.ts';
import styles from './element-list.module.css';

interface ElementListProps {
  ad: ResolvedAd;
  elements: readonly PlacementElement[];
  /** Returns an element's position as fractions of the stage, also while an element is being dragged. */
  positionAt: (element: PlacementElement, live: LivePlacement | null) => Position;
  placements: LivePlacements;
  chosen: PlacementElement | null;
  onPick: (element: PlacementElement) => void;
}

/** The movable elements of a screen and their positions. */
export function ElementList({ elements, ...rowProps }: ElementListProps) {
  return (
    <ul className="stack gap-2" aria-label="Elements on this screen">
      {elements.map((element) => (
        <ElementRow key={element} element={element} {...rowProps} />
      ))}
    </ul>
  );
}

function ElementRow(props: Omit<ElementListProps, 'elements'> & { element: PlacementElement }) {
  const { element, ad, positionAt, placements, chosen, onPick } = props;
  const rowRef = useRef<HTMLButtonElement>(null);
  return (
    <li>
      <button
        ref={rowRef}
        type="button"
        className={styles.row}
        aria-pressed={element === chosen}
        onClick={() => onPick(element)}
      >
        <span className="text-normal type-label">{placementElements[element].name}</span>
        <Place placements={placements} positionAt={(live) => positionAt(element, live)} />
      </button>
      {hasLandscapePlace(element, ad) && (
        <div className={styles.own}>
          <span className={styles.ownLabel}>
            <Pin className="text-gold-bright" />
            {customPositionLabel}
          </span>
          <ResetToPortrait element={element} findNext={() => rowRef.current} />
        </div>
      )}
    </li>
  );
}

interface PlaceProps {
  placements: LivePlacements;
  positionAt: (live: LivePlacement | null) => Position;
}

/** The position of an element as text. During a drag it updates only as often as the position is stored. */
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
    <span className="small-faint digits nowrap">
      <span ref={textRef} className={styles.written} />
    </span>
  );
}
