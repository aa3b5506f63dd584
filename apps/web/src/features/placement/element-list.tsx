import type { Position } from '@spinreel/config-schema/schema-parts';
import { gripId } from './grip-id.ts';
import { percent } from './percent.ts';
import { placementElements, type PlacementElement } from './placement-elements.ts';
import styles from './element-list.module.css';

interface ElementListProps {
  places: readonly { readonly element: PlacementElement; readonly position: Position }[];
  chosen: PlacementElement | null;
}

/** What can be moved on a screen and where it stands; choosing one gives its grip the focus, ready for arrow keys. */
export function ElementList({ places, chosen }: ElementListProps) {
  return (
    <ul className={styles.list} aria-label="Elements on this screen">
      {places.map(({ element, position }) => (
        <li key={element}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={element === chosen}
            onClick={() => document.getElementById(gripId(element))?.focus()}
          >
            <span className={styles.name}>{placementElements[element].name}</span>
            <span className={styles.place}>
              x {percent(position.x)} · y {percent(position.y)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
