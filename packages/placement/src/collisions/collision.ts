import { placementElements, type PlacementElement } from '../elements/placement-elements.ts';

/** A part of a screen that cannot be moved. */
export type FixedPart = 'mute' | 'badge';

/** What makes an element or its surroundings hard to see. */
export type Collision =
  | {
      readonly kind: 'overlap';
      /** The one to move. */
      readonly element: PlacementElement;
      readonly other: PlacementElement | FixedPart;
    }
  /** The element is on the main part of the cover, or outside the screen. */
  | { readonly kind: 'main-part' | 'cut-off'; readonly element: PlacementElement };

const fixedNames = { mute: 'mute button', badge: 'winning badge' } as const satisfies Record<
  FixedPart,
  string
>;

/** Describes a collision: 'The cover text overlaps the spin button.' */
export function describeCollision(collision: Collision): string {
  const subject = `The ${nameElement(collision.element)}`;
  switch (collision.kind) {
    case 'overlap':
      return `${subject} overlaps the ${nameOther(collision.other)}.`;
    case 'main-part':
      return `${subject} covers the main part of the cover.`;
    case 'cut-off':
      return `${subject} is cut off by the screen.`;
  }
}

/** Returns the elements that a collision is about. */
export function listElementsOf(collision: Collision): PlacementElement[] {
  const { element } = collision;
  if (collision.kind !== 'overlap' || isFixed(collision.other)) return [element];
  return [element, collision.other];
}

/** Whether a part is one that cannot be moved. */
export function isFixed(part: PlacementElement | FixedPart): part is FixedPart {
  return part in fixedNames;
}

function nameOther(part: PlacementElement | FixedPart): string {
  return isFixed(part) ? fixedNames[part] : nameElement(part);
}

function nameElement(element: PlacementElement): string {
  return placementElements[element].name.toLowerCase();
}
