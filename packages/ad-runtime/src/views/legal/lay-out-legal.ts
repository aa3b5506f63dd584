import { excludeBox } from '../../layout/exclude-box.ts';
import { markSpace } from '../../layout/mark-space.ts';
import { placeBox } from '../../layout/place-box.ts';
import { withChanges } from '../../with-changes.ts';
import type { LegalScreen } from './legal-screens.ts';
import { findCentre, fitPart, place, readBox, type MeasuredStage } from '../measure-stage.ts';

/**
 * Positions the required texts and logos of all screens, also of hidden ones: no layout delays the screens on which they
 * appear. Stores the space that each text leaves to other elements, and the boxes of age mark and logo. The CTA keeps a larger
 * distance from the text than other buttons.
 */
export function layOutLegal(
  page: HTMLElement,
  stage: MeasuredStage,
  legalScreens: readonly LegalScreen[],
): void {
  const { box, safe, scale, marginPx } = stage;
  // Next to a narrow stage on a squarish page, the text is as wide as the page.
  const width = page.offsetWidth;
  const safeWidth = width - box.width + safe.width;
  for (const legal of legalScreens) {
    const { textPart } = legal;
    let space = safe;
    if (textPart && textPart.fit) {
      textPart.fit(safeWidth, scale);
      const { x, y } = findCentre(stage, textPart);
      const textBox = placeBox(
        { width, height: box.height },
        withChanges(safe, { width: safeWidth }),
        readBox(textPart.element),
        { x: (box.x + x * box.width) / width, y },
        marginPx / 2,
      );
      place(textPart.element, textBox);
      space = excludeBox(safe, textBox, legal.screen === 'outro' ? marginPx : 0);
    }
    const spaceOfMarks = markSpace(box, space);
    legal.space = space;
    legal.marks = legal.others.map((part) => {
      const markBox = fitPart(stage, part)(spaceOfMarks, 0);
      place(part.element, markBox);
      return markBox;
    });
  }
}
