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

/** A zone's label on the stage, its warning, and the minimum overlap (0 to 1) for a warning. */
export const safeZones = {
  close: { label: 'Close button', warning: "is partly under the network's close button", share: 0.25 },
  notch: { label: 'Notch', warning: 'is partly behind the notch', share: 0.25 },
  home: { label: 'Home bar', warning: 'is partly under the home bar', share: 0.25 },
  mark: { label: 'Ad mark', warning: "is partly under the network's ad mark", share: 0.25 },
  mute: { label: 'Mute', warning: 'is partly under the mute button', share: 0.25 },
  crop: {
    label: 'Cropped at 2:3',
    warning: 'is on a part of the image that is cropped at 2:3',
    share: 0.5,
  },
} as const satisfies Record<SafeZoneId, { label: string; warning: string; share: number }>;

/** AdChoices and similar marks are in the lower corners. */
const adMarkPx = 24;
/** The position and size of the mute button in the player's style sheet. */
const mute = { yShare: 0.72, sizePx: 44 } as const;
/** The share of the crop at the upper edge when a 9:16 image is shown at 2:3, as in the player's style sheet. */
const cropAboveShare = 0.25;

/** Returns the zones of a screen. With `isImageCropped`, the screen is filled with an image that other shapes crop. */
export function findZones(
  { shape, stage, safe }: StageFrame,
  { screen, isImageCropped }: { screen: PlacementScreen; isImageCropped: boolean },
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
  const safeEnd = safe.y + safe.height;
  if (safe.y > 0) zones.push(zone('notch', 0, 0, [width, safe.y]));
  if (safeEnd < height) zones.push(zone('home', 0, safeEnd, [width, height - safeEnd]));
  if (shape.id === '9:16' && isImageCropped) {
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
export function findReachedZones(box: Rect, zones: readonly SafeZone[]): SafeZoneId[] {
  const reached = zones.filter(({ id, rect }) => {
    const shared = computeSharedArea(box, rect);
    const least = Math.min(computeArea(box), computeArea(rect));
    return shared > 0 && shared >= least * safeZones[id].share;
  });
  return [...new Set(reached.map(({ id }) => id))];
}

/**
 * Returns a warning for each element and overlapped zone, with the screen shapes concerned: 'Cover text is partly
 * behind the notch (9:19.5).' `boxesIn` returns the boxes of all elements on a screen, with the zones that do not matter
 * to them.
 */
export function describeZoneWarnings(
  screen: { screen: PlacementScreen; isImageCropped: boolean },
  boxesIn: (frame: StageFrame) => readonly { name: string; box: Rect; exempt?: readonly SafeZoneId[] }[],
): string[] {
  const shapesByWarning = new Map<string, string[]>();
  for (const { id } of stageShapes) {
    const frame = stageFrame(id);
    const zones = findZones(frame, screen);
    for (const { name, box, exempt = [] } of boxesIn(frame))
      for (const reached of findReachedZones(box, zones)) {
        if (exempt.includes(reached)) continue;
        const warning = `${name} ${safeZones[reached].warning}`;
        shapesByWarning.set(warning, [...(shapesByWarning.get(warning) ?? []), frame.shape.name]);
      }
  }
  return [...shapesByWarning].map(([warning, shapes]) =>
    warning.endsWith(safeZones.crop.warning) ? `${warning}.` : `${warning} (${shapes.join(', ')}).`,
  );
}

function computeArea({ width, height }: Rect): number {
  return width * height;
}

function computeSharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
