import { differenceOf, type Screen } from './read-screen.ts';

/** Smaller differences of a cell's color are noise of drawing. */
const visibleDifference = 10;

/** The cells that differ between two screens: 1, all others 0. Screens of different sizes differ everywhere. */
export type Changes = Uint8Array;

/** Returns the cells that differ between two screens. */
export function compareScreens(before: Screen, after: Screen): Changes {
  const isTurned = before.columns !== after.columns || before.rows !== after.rows;
  return Uint8Array.from({ length: after.columns * after.rows }, (_, cell) =>
    isTurned || differenceOf(before, cell, after, cell) > visibleDifference ? 1 : 0,
  );
}

/** Returns the share of the screen that changed outside the cells of `except`: 0 to 1. */
export function changedShare(changes: Changes, except?: Changes): number {
  const count = changes.reduce(
    (sum, changed, cell) => sum + (changed === 1 && except?.[cell] !== 1 ? 1 : 0),
    0,
  );
  return count / changes.length;
}

/** Returns the cells that changed in one or the other. */
export function uniteChanges(a: Changes, b: Changes): Changes {
  return Uint8Array.from(a, (changed, cell) => (changed === 1 || b[cell] === 1 ? 1 : 0));
}

/** Returns the cells that changed in one or the other, and their neighbors: a moving edge is never at the same place. */
export function joinChanges(a: Changes, b: Changes, { columns }: Pick<Screen, 'columns'>): Changes {
  const joined = uniteChanges(a, b);
  return joined.map((_, cell) => {
    const column = cell % columns;
    const beside = [cell, cell - columns, cell + columns];
    if (column > 0) beside.push(cell - 1);
    if (column < columns - 1) beside.push(cell + 1);
    return beside.some((other) => joined[other] === 1) ? 1 : 0;
  });
}
