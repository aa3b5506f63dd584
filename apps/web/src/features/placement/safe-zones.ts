import { closeButtonHeightPx, closeButtonWidthShare } from '@spinreel/ad-runtime/layout/place-box';
import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import { stageFrame, stageShapes, type StageFrame } from './stage-shapes.ts';

/** What may cover or cut off a part of the screen. */
export type SafeZoneId = 'close' | 'notch' | 'home' | 'mark' | 'mute' | 'crop';

/** A part of the screen that belongs to somebody else, in CSS pixels of the ad. */
export interface SafeZone {
  readonly id: SafeZoneId;
  readonly rect: Rect;
}

/** How each zone is called on the stage, what is said of an element in it, and from which share on it is in it. */
export const safeZones = {
  close: { label: 'Close button', says: 'reaches under the close button of the network', share: 0.25 },
  notch: { label: 'Notch', says: 'reaches into the notch', share: 0.25 },
  home: { label: 'Home bar', says: 'reaches into the home bar', share: 0.25 },
  mark: { label: 'Ad mark', says: 'reaches under the ad mark of the network', share: 0.25 },
  mute: { label: 'Mute', says: 'reaches under the mute button', share: 0.25 },
  crop: {
    label: 'Cut off at 2:3',
    says: 'stands on a part of the picture that is cut off at 2:3',
    share: 0.5,
  },
} as const satisfies Record<SafeZoneId, { label: string; says: string; share: number }>;

/** Tall phones: status bar with the camera, and the bar at the lower edge. */
const notchHeightPx = 50;
const homeBarHeightPx = 34;
/** AdChoices and the like stand in the lower corners. */
const adMarkPx = 24;
/** As the player's style sheet places its mute button. */
const mute = { yShare: 0.72, sizePx: 44 } as const;
/** How the player's style sheet divides what a 9:16 picture loses at 2:3 between its upper and lower edge. */
const cropAboveShare = 0.25;

/** The zones of a screen of the ad; `hasPicture` where a picture fills it that other shapes show less of. */
export function zonesOf(
  { shape, page, stage }: StageFrame,
  { screen, hasPicture }: { screen: PlacementScreen; hasPicture: boolean },
): SafeZone[] {
  const { width, height } = page;
  const cornerWidth = stage.width * closeButtonWidthShare;
  const zone = (id: SafeZoneId, x: number, y: number, [w, h]: [number, number]): SafeZone => ({
    id,
    rect: { x, y, width: w, height: h },
  });
  const corner: [number, number] = [cornerWidth, closeButtonHeightPx];
  const mark: [number, number] = [adMarkPx, adMarkPx];
  const zones = [
    zone('close', 0, 0, corner),
    zone('close', width - cornerWidth, 0, corner),
    zone('mark', 0, height - adMarkPx, mark),
    zone('mark', width - adMarkPx, height - adMarkPx, mark),
  ];
  // Sound exists only once the cover was tapped.
  if (screen !== 'cover') zones.push(zone('mute', 0, height * mute.yShare, [mute.sizePx, mute.sizePx]));
  if (shape.id === '9:19.5')
    zones.push(
      zone('notch', 0, 0, [width, notchHeightPx]),
      zone('home', 0, height - homeBarHeightPx, [width, homeBarHeightPx]),
    );
  if (shape.id === '9:16' && hasPicture) {
    const { page: squarer } = stageFrame('2:3');
    const lost = height - (squarer.height / squarer.width) * width;
    const above = lost * cropAboveShare;
    zones.push(
      zone('crop', 0, 0, [width, above]),
      zone('crop', 0, height - (lost - above), [width, lost - above]),
    );
  }
  return zones;
}

/** The zones into which a box reaches: where it covers enough of them, or they of it. */
export function zonesReached(box: Rect, zones: readonly SafeZone[]): SafeZoneId[] {
  const reached = zones.filter(({ id, rect }) => {
    const shared = sharedArea(box, rect);
    const least = Math.min(area(box), area(rect));
    return shared > 0 && shared >= least * safeZones[id].share;
  });
  return [...new Set(reached.map(({ id }) => id))];
}

/**
 * A warning for each element and zone it reaches into, with the shapes of screen on which it does: 'Cover text reaches
 * into the notch (9:19.5).' `boxesIn` tells where everything is on a screen.
 */
export function zoneWarnings(
  screen: { screen: PlacementScreen; hasPicture: boolean },
  boxesIn: (frame: StageFrame) => readonly { name: string; box: Rect; isPointer?: boolean }[],
): string[] {
  const shapesOf = new Map<string, string[]>();
  for (const { id } of stageShapes) {
    const frame = stageFrame(id);
    const zones = zonesOf(frame, screen);
    for (const { name, box, isPointer = false } of boxesIn(frame))
      for (const reached of zonesReached(box, zones)) {
        // It points at its button, which comes along, and at nothing in the picture.
        if (isPointer && reached === 'crop') continue;
        const words = `${name} ${safeZones[reached].says}`;
        shapesOf.set(words, [...(shapesOf.get(words) ?? []), frame.shape.name]);
      }
  }
  return [...shapesOf].map(([words, shapes]) =>
    words.endsWith(safeZones.crop.says) ? `${words}.` : `${words} (${shapes.join(', ')}).`,
  );
}

function area({ width, height }: Rect): number {
  return width * height;
}

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
