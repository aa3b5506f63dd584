import { useCallback, type ComponentProps } from 'react';
import { AdPart } from '../../ui/ad-part.tsx';
import { elementBox, type DrawnSize } from './element-box.ts';
import { StageGrip, type StageGripProps } from './stage-grip.tsx';
import type { DrawnElement, PartCreator } from './stage-parts.ts';

interface PlacedPartProps extends Omit<StageGripProps, 'box' | 'children'> {
  element: DrawnElement;
  create: PartCreator;
  /** Null until it was drawn. */
  drawn: DrawnSize | null;
  /** Told whenever it was drawn. */
  onDraw: (element: DrawnElement, drawn: DrawnSize) => void;
}

/** A part of the ad on the stage, placed as the player places it, with a grip to move it. */
export function PlacedPart({ create, drawn, onDraw, ...grip }: PlacedPartProps) {
  const { element, frame, position } = grip;
  const { stage, scale } = frame;
  const noteDrawn = useCallback<NonNullable<ComponentProps<typeof AdPart>['onDraw']>>(
    ({ width, height, centre }) =>
      onDraw(element, { width: width / scale, height: height / scale, offset: centre }),
    [element, scale, onDraw],
  );
  const box = elementBox(frame, position, drawn ?? notDrawn);
  return (
    <StageGrip {...grip} box={box}>
      <AdPart create={create} stageWidthPx={stage.width} scale={scale} onDraw={noteDrawn} />
    </StageGrip>
  );
}

const notDrawn: DrawnSize = { width: 0, height: 0, offset: { x: 0, y: 0 } };
