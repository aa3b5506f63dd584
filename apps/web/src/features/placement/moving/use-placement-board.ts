import { selectConfig } from '../../../ad-draft/catalogue/select-asset.ts';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { toPseudoLanguage, type PseudoLanguageId } from '@spinreel/config-schema/languages/pseudo-language';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { useMemo, useState } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { hasCroppedImage } from '@spinreel/placement/elements/element-box';
import type { MovedElement } from '@spinreel/placement/elements/moved-element';
import {
  findLegalPart,
  listElements,
  placementElements,
  type PlacementElement,
} from '@spinreel/placement/elements/placement-elements';
import { findCollisions } from '@spinreel/placement/collisions/find-collisions';
import { listFixedBoxes } from '@spinreel/placement/collisions/list-fixed-boxes';
import { computeSalientRects } from '@spinreel/placement/salience/compute-salient-rects';
import { describeZoneWarnings, type SafeZoneId } from '@spinreel/placement/stage/safe-zones';
import { stageFrame, type StageFrame, type StageShapeId } from '@spinreel/placement/stage/stage-shapes';
import { computeCurrentBox, computeShownPosition } from '@spinreel/placement/elements/compute-current-box';
import { useDrawnSizes } from '../elements/use-drawn-sizes.ts';
import { useCoverSalience } from '../salience/use-cover-salience.ts';
import { usePlacement } from '../use-placement.ts';

/** The state that the stage and its panels share: the screen, its shape, and the positions of its elements. */
export type PlacementBoard = ReturnType<typeof usePlacementBoard>;

interface BoardOptions {
  readonly firstShape: StageShapeId;
  /** The pseudo-language in which the texts are shown. Null for that of the ad. */
  readonly pseudo: PseudoLanguageId | null;
}

/** Returns the state and actions for arranging one screen of the draft. */
export function usePlacementBoard(screen: PlacementScreen, { firstShape, pseudo }: BoardOptions) {
  const config = useDraftSelector(selectConfig);
  const [shape, setShape] = useState(firstShape);
  const [showsZones, setShowsZones] = useState(false);
  const ad = useMemo(() => {
    const resolved = resolveAd(config);
    return pseudo === null ? resolved : toPseudoLanguage(resolved, pseudo);
  }, [config, pseudo]);
  const frame = useMemo(() => stageFrame(shape), [shape]);
  const { placements, moves } = usePlacement();
  const { drawn, noteDrawn } = useDrawnSizes();
  const salience = useCoverSalience();
  const pauseCount = config.pausePointCount ?? defaults.pausePointCount;
  const elements = listElements(screen, ad, { pauseCount });
  const isImageCropped = hasCroppedImage(screen, ad);
  /** The elements that the stage shows with a handle. In landscape the video fills the screen. */
  const movable = elements.filter((element) => !frame.isLandscape || element !== 'videoArea');
  /** As fractions of the stage, also during a drag. */
  const positionAt = (element: PlacementElement, live: MovedElement | null) =>
    computeShownPosition(frame, element, { ad, drawn, live });
  /** In CSS pixels of the ad. */
  const boxAt = (element: PlacementElement, live: MovedElement | null, anyFrame: StageFrame = frame) =>
    computeCurrentBox(anyFrame, element, { ad, drawn, live });
  /** The boxes of the elements that are drawn in a shape. In landscape the video fills the screen, wherever its area is. */
  const listBoxes = (live: MovedElement | null, anyFrame: StageFrame) =>
    elements
      .filter((element) => (element === 'videoArea' ? !anyFrame.isLandscape : drawn[element] !== undefined))
      .map((element) => ({ element, box: boxAt(element, live, anyFrame) }));
  const fixedAt = (live: MovedElement | null, anyFrame: StageFrame) =>
    listFixedBoxes(anyFrame, screen, { ad, drawn, live });
  /** The parts of the cover that stand out. */
  const salientIn = (anyFrame: StageFrame) =>
    screen === 'cover' && salience.salience !== null ? computeSalientRects(anyFrame, salience.salience) : [];
  const collisionsAt = (live: MovedElement | null, anyFrame: StageFrame) =>
    findCollisions({
      frame: anyFrame,
      boxes: listBoxes(live, anyFrame),
      fixed: fixedAt(live, anyFrame),
      salient: salientIn(anyFrame),
    });
  const warningsAt = (live: MovedElement | null) =>
    describeZoneWarnings({ screen, isImageCropped }, (anyFrame) =>
      listBoxes(live, anyFrame).map(({ element, box }) => ({
        name: placementElements[element].name,
        exempt: findExemptZones(element),
        box,
      })),
    );
  /** The elements of the screen whose text is so long that it has the smallest font size. */
  const smallestTexts = elements.filter(
    (element) => element !== 'videoArea' && drawn[element]?.hasSmallestType === true,
  );
  return {
    ...{
      screen,
      config,
      ad,
      pseudo,
      frame,
      shape,
      setShape,
      showsZones,
      setShowsZones,
      pauseCount,
      elements,
    },
    ...{
      movable,
      isImageCropped,
      salience,
      placements,
      moves,
      drawn,
      noteDrawn,
      smallestTexts,
      positionAt,
      boxAt,
      fixedAt,
      salientIn,
      collisionsAt,
      warningsAt,
    },
  };
}

/** Returns the safe zones that do not matter to an element. */
function findExemptZones(element: PlacementElement): readonly SafeZoneId[] {
  // The finger points at its button, which moves with it.
  // The highlight is on its button in the video.
  if (['coverFinger', 'gameplayFinger', 'gameplayHighlight'].includes(element)) return ['crop'];
  const part = findLegalPart(element);
  if (part === null) return [];
  // The legal text is at the lower end on purpose.
  return part === 'legalText' ? ['crop', 'mark'] : ['crop'];
}
