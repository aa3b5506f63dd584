import type { PlacementScreen } from '../options.ts';
import { previewShapes, type PreviewShapeId } from './preview-shapes.ts';

/** A screen of an ad in one shape of the display. */
export interface ScreenPlace {
  readonly screen: PlacementScreen;
  readonly shapeId: PreviewShapeId;
}

const screenNames: Readonly<Record<PlacementScreen, string>> = {
  cover: 'Cover',
  gameplay: 'Gameplay',
  outro: 'Outro',
};

/**
 * Describes places, screen by screen, those with the same shapes together; empty if there are none.
 *
 * @example
 * describePlaces(places); // 'Cover and outro in every shape; gameplay in 9:16 and landscape'
 */
export function describePlaces(places: readonly ScreenPlace[]): string {
  const screensByShapes = new Map<string, string[]>();
  for (const [screen, name] of Object.entries(screenNames)) {
    const own = new Set(places.filter((place) => place.screen === screen).map(({ shapeId }) => shapeId));
    if (own.size === 0) continue;
    const shapes = describeShapes(own);
    screensByShapes.set(shapes, [...(screensByShapes.get(shapes) ?? []), name.toLowerCase()]);
  }
  const text = [...screensByShapes].map(([shapes, screens]) => `${joinWords(screens)} ${shapes}`).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeShapes(ids: ReadonlySet<string>): string {
  const names = previewShapes
    .filter(({ id }) => ids.has(id))
    .map(({ name }) => (name === 'Landscape' ? 'landscape' : name));
  return names.length === previewShapes.length ? 'in every shape' : `in ${joinWords(names)}`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
