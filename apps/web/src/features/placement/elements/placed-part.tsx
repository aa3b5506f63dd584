import { textWidthPx } from '@spinreel/ad-runtime/layout/stage-measures';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { useCallback, type ComponentProps } from 'react';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { useLiveValue } from '../moving/use-live-value.ts';
import { findElementSize, findSizeField } from '../sizing/element-sizes.ts';
import { ResizeCorners } from '../sizing/resize-corners.tsx';
import { AdPart } from '../../../ui/ad/ad-part.tsx';
import type { DrawnSize } from '@spinreel/placement/elements/element-box';
import { findLegalPart } from '@spinreel/placement/elements/placement-elements';
import { StageHandle, type StageHandleProps } from '../stage/stage-handle.tsx';
import type { DrawnElement, PartCreator } from '../stage/stage-parts.ts';

interface PlacedPartProps extends Omit<StageHandleProps, 'children' | 'corners' | 'size'> {
  element: DrawnElement;
  create: PartCreator;
  language: AdLanguage;
  /** The sizes of the ad's elements in the draft. */
  sizes: ResolvedAd['sizes'];
  /** Called after each drawing. */
  onDraw: (element: DrawnElement, drawn: DrawnSize) => void;
}

/** A part of the ad on the stage, positioned as in the player, with a handle to move it. */
export function PlacedPart({ create, language, sizes, onDraw, ...handleProps }: PlacedPartProps) {
  const { element, frame, position, placements } = handleProps;
  const size = findElementSize(element, { sizes });
  const shownSize = useLiveValue(placements, (live) =>
    live?.element === element ? (live.sizeFactor ?? size) : size,
  );
  const createSized = useCallback((parent: Element) => create(parent, shownSize), [create, shownSize]);
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
    <StageHandle
      {...handleProps}
      {...(findSizeField(element) !== null && {
        size,
        corners: <ResizeCorners {...handleProps} size={size} />,
      })}
    >
      <AdPart
        create={createSized}
        language={language}
        textWidthPx={findLegalPart(element) === 'legalText' ? stage.width : textWidthPx(stage, position.x)}
        scale={scale}
        onDraw={noteDrawn}
      />
    </StageHandle>
  );
}
