import { textWidthPx } from '@spinreel/ad-runtime/layout/stage-measures';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { useCallback, type ComponentProps } from 'react';
import { AdPart } from '../../../ui/ad/ad-part.tsx';
import type { DrawnSize } from './element-box.ts';
import { findLegalPart } from './placement-elements.ts';
import { StageHandle, type StageHandleProps } from '../stage/stage-handle.tsx';
import type { DrawnElement, PartCreator } from '../stage/stage-parts.ts';

interface PlacedPartProps extends Omit<StageHandleProps, 'children'> {
  element: DrawnElement;
  create: PartCreator;
  language: AdLanguage;
  /** Called after each drawing. */
  onDraw: (element: DrawnElement, drawn: DrawnSize) => void;
}

/** A part of the ad on the stage, positioned as in the player, with a handle to move it. */
export function PlacedPart({ create, language, onDraw, ...handleProps }: PlacedPartProps) {
  const { element, frame, position } = handleProps;
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
    <StageHandle {...handleProps}>
      <AdPart
        create={create}
        language={language}
        textWidthPx={findLegalPart(element) === 'legalText' ? stage.width : textWidthPx(stage, position.x)}
        scale={scale}
        onDraw={noteDrawn}
      />
    </StageHandle>
  );
}
