import { closeButtonHeightPx, closeButtonWidthShare } from '@spinreel/ad-runtime/layout/place-box';
import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { stageFrame, stageShapes, type StageFrame } from './stage-shapes.ts';

/** The reasons why a part of the screen may be covered or cropped. */
export type SafeZoneId = 'close' | 'notch' | 'home' | 'mark' | 'mute' | 'crop';

/** A part of the screen that may be covered or cropped, in CSS pixels of the ad. */
export interface SafeZone {
  readonly id: SafeZoneId;
  readonly rect: Rect;
}

/** A zone's label on the stage, its warning text, and the minimum overlap (0 to 1) for a warning. */
export const safeZones = {
  close: { label: 'Close button', says: "is partly under the network's close button", share: 0.25 },
  notch: { label: 'Notch', says: 'is partly behind the notch', share: 0.25 },
  home: { label: 'Home bar', says: 'is partly under the home bar', share: 0.25 },
  mark: { label: 'Ad mark', says: "is partly under the network's ad mark", share: 0.25 },
  mute: { label: 'Mute', says: 'is partly under the mute button', share: 0.25 },
  crop: {
    label: 'Cropped at 2:3',
    says: 'is on a part of the image that is cropped at 2:3',
    share: 0.5,
  },
} as const satisfies Record<SafeZoneId, { label: string; says: string; share: number }>;

/** Height of the status bar with the camera on tall phones. */
const notchHeightPx = 50;
const homeBarHeightPx = 34;
/** AdChoices and similar marks are in the lower corners. */
const adMarkPx = 24;
/** The position and size of the mute button in the player's style sheet. */
const mute = { yShare: 0.72, sizePx: 44 } as const;
/** The share of the crop at the upper edge when a 9:16 image is shown at 2:3, as in the player's style sheet. */
const cropAboveShare = 0.25;

/** Returns the zones of a screen. With `hasPicture`, the screen is filled with an image that other shapes crop. */
export function zonesOf(
  { shape, stage }: StageFrame,
  { screen, hasPicture }: { screen: PlacementScreen; hasPicture: boolean },
): SafeZone[] {
  const { width, height } = stage;
  const cornerWidth = width * closeButtonWidthShare;
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
  // There is no sound before the cover is tapped.
  if (screen !== 'cover') zones.push(zone('mute', 0, height * mute.yShare, [mute.sizePx, mute.sizePx]));
  if (shape.id === '9:19.5')
    zones.push(
      zone('notch', 0, 0, [width, notchHeightPx]),
      zone('home', 0, height - homeBarHeightPx, [width, homeBarHeightPx]),
    );
  if (shape.id === '9:16' && hasPicture) {
    const { stage: squarer } = stageFrame('2:3');
    const lost = height - (squarer.height / squarer.width) * width;
    const above = lost * cropAboveShare;
    zones.push(
      zone('crop', 0, 0, [width, above]),
      zone('crop', 0, height - (lost - above), [width, lost - above]),
    );
  }
  return zones;
}

/** Returns the zones that a box overlaps enough, or that cover enough of the box. */
export function zonesReached(box: Rect, zones: readonly SafeZone[]): SafeZoneId[] {
  const reached = zones.filter(({ id, rect }) => {
    const shared = sharedArea(box, rect);
    const least = Math.min(area(box), area(rect));
    return shared > 0 && shared >= least * safeZones[id].share;
  });
  return [...new Set(reached.map(({ id }) => id))];
}

/**
 * Returns a warning for each element and overlapped zone, with the screen shapes concerned: 'Cover text is partly
 * behind the notch (9:19.5).' `boxesIn` returns the boxes of all elements on a screen.
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
        // The finger points at its button, which moves with it, so a cropped image does not matter.
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
