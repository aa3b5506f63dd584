import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { PercentField } from '../../../ui/fields/percent-field.tsx';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
import { useLiveValue } from '../moving/use-live-value.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import { createSizeChange, findElementSize, findSizeField } from './element-sizes.ts';

interface ElementSizeFieldProps {
  board: Pick<PlacementBoard, 'ad' | 'placements'>;
  /** The element being edited. */
  element: PlacementElement;
}

/** The size of an element in percent, also while its corner is dragged. Nothing for elements with one size. */
export function ElementSizeField({ board, element }: ElementSizeFieldProps) {
  const { ad, placements } = board;
  const dispatch = useDraftDispatch();
  const shown = useLiveValue(placements, (live) => {
    const liveSize = live?.element === element ? live.sizeFactor : null;
    return liveSize ?? findElementSize(element, ad);
  });
  const field = findSizeField(element);
  if (field === null) return null;
  return (
    <PercentField
      field={`sizes.${field}`}
      label={`${placementElements[element].name} size`}
      value={shown}
      range={sliderRanges.elementSize}
      onChange={(size) => dispatch(adChanged(createSizeChange(field, size)))}
    />
  );
}
