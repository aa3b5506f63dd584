import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { stageShapes } from '@spinreel/placement/stage/stage-shapes';
import type { PlacementBoard } from '../moving/use-placement-board.ts';

const shapes = stageShapes.map(({ id, name }) => ({ value: id, label: name }));

/** Selects the shape of the screen on which the ad is shown. */
export function ShapeSwitch({ board: { shape, setShape } }: { board: PlacementBoard }) {
  return <SegmentedControl label="Screen shape" options={shapes} value={shape} onChange={setShape} isSmall />;
}
