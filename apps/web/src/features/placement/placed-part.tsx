import { placeBox } from '@spinreel/ad-runtime/layout/place-box';
import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { useId, useState } from 'react';
import { AdPart } from '../../ui/ad-part.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { placementElements } from './placement-elements.ts';
import type { DrawnElement, PartCreator } from './stage-parts.ts';
import type { LivePlacement } from './use-placement.ts';
import { useDragging } from './use-dragging.ts';
import styles from './placed-part.module.css';

interface PlacedPartProps {
  element: DrawnElement;
  create: PartCreator;
  /** Where its centre is wished, as shares of the stage. */
  centre: Position;
  viewScale: number;
  onMove: (placement: LivePlacement) => void;
  onRelease: (placement: LivePlacement) => void;
}

const stage = { width: designStage.widthPx, height: designStage.heightPx } as const;
const safe = { x: 0, y: 0, ...stage } as const;
/** As the player keeps elements off the stage's edges. */
const marginPx = 12;

/** A part of the ad on the stage, placed as the player places it, with a grip to move it. */
export function PlacedPart({ element, create, centre, viewScale, onMove, onRelease }: PlacedPartProps) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const isFinger = element === 'coverFinger' || element === 'gameplayFinger';
  // A finger is placed by its tip, everything else by its centre.
  const box = placeBox({ stage, safe, size, centre: isFinger ? fingerCentre(centre) : centre, marginPx });
  const noteId = useId();
  const dragging = useDragging({
    position: centre,
    viewScale,
    onMove: (position) => onMove({ element, position }),
    onRelease: (position) => onRelease({ element, position }),
  });
  return (
    <div
      className={styles.part}
      style={{ left: box.x, top: box.y, width: size.width, height: size.height }}
      data-finger={isFinger || undefined}
    >
      <AdPart create={create} stageWidthPx={stage.width} scale={1} onSize={setSize} />
      <button
        type="button"
        className={styles.grip}
        aria-label={`Move ${placementElements[element].name.toLowerCase()}`}
        aria-describedby={noteId}
        {...dragging}
      />
      <VisuallyHidden id={noteId}>
        At {Math.round(centre.x * 100)} % across and {Math.round(centre.y * 100)} % down. Use the arrow keys.
      </VisuallyHidden>
    </div>
  );
}

/** The middle of the finger's box: the player draws the hand right below the tip. */
function fingerCentre(tip: Position): Position {
  return { x: tip.x + 12 / stage.width, y: tip.y + 39 / stage.height };
}
