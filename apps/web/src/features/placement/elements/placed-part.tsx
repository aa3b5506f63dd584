import { textWidthPx } from '@spinreel/ad-runtime/layout/stage-measures';
import { useCallback, type ComponentProps } from 'react';
import { AdPart } from '../../../ui/ad/ad-part.tsx';
import type { DrawnSize } from './element-box.ts';
import { StageGrip, type StageGripProps } from '../stage/stage-grip.tsx';
import type { DrawnElement, PartCreator } from '../stage/stage-parts.ts';

interface PlacedPartProps extends Omit<StageGripProps, 'children'> {
  element: DrawnElement;
  create: PartCreator;
  /** Called after each drawing. */
  onDraw: (element: DrawnElement, drawn: DrawnSize) => void;
}

/** A part of the ad on the stage, positioned as in the player, with a handle to move it. */
export function PlacedPart({ create, onDraw, ...grip }: PlacedPartProps) {
  const { element, frame } = grip;
  const { stage, scale } = frame;
  const noteDrawn = useCallback<NonNullable<ComponentProps<typeof AdPart>['onDraw']>>(
    ({ width, height, offset, hasSmallestType }) =>
      onDraw(element, {
        width: width / scale,
        height: height / scale,
        offset,
        hasSmallestType,
      }),
    [element, scale, onDraw],
  );
  return (
    <StageGrip {...grip}>
      <AdPart create={create} textWidthPx={textWidthPx(stage)} scale={scale} onDraw={noteDrawn} />
    </StageGrip>
  );
}
