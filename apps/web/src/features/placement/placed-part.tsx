import { useCallback, type ComponentProps } from 'react';
import { AdPart } from '../../ui/ad-part.tsx';
import type { DrawnSize } from './element-box.ts';
import { StageGrip, type StageGripProps } from './stage-grip.tsx';
import type { DrawnElement, PartCreator } from './stage-parts.ts';

interface PlacedPartProps extends Omit<StageGripProps, 'children'> {
  element: DrawnElement;
  create: PartCreator;
  /** Told whenever it was drawn. */
  onDraw: (element: DrawnElement, drawn: DrawnSize) => void;
}

/** A part of the ad on the stage, placed as the player places it, with a grip to move it. */
export function PlacedPart({ create, onDraw, ...grip }: PlacedPartProps) {
  const { element, frame } = grip;
  const { stage, scale } = frame;
  const noteDrawn = useCallback<NonNullable<ComponentProps<typeof AdPart>['onDraw']>>(
    ({ width, height, centre }) =>
      onDraw(element, { width: width / scale, height: height / scale, offset: centre }),
    [element, scale, onDraw],
  );
  return (
    <StageGrip {...grip}>
      <AdPart create={create} stageWidthPx={stage.width} scale={scale} onDraw={noteDrawn} />
    </StageGrip>
  );
}
