import { rectsOverlap, type Rect } from '@spinreel/ad-runtime/layout/rect';

/** A visible part of an ad's screen. */
interface PlacedPart extends Rect {
  /** What it is, such as `button` or `finger`. */
  readonly role: string;
}

/** Parts may share this share of the smaller one. Their boxes include shadows and the space between lines. */
const harmlessShare = 0.05;
/** The same for a finger, which is mostly empty, and for the mute button, which is larger than its icon. */
const harmlessLooseShare = 0.25;
const looseRoles: readonly string[] = ['finger', 'mute'];

/** Whether two parts overlap so much that one makes the other hard to see. The finger may cover the button it points at. */
export function coversPart(front: PlacedPart, behind: PlacedPart): boolean {
  const roles = [front.role, behind.role];
  if (roles.includes('finger') && roles.includes('button')) return false;
  if (!rectsOverlap(front, behind)) return false;
  const width = Math.min(front.x + front.width, behind.x + behind.width) - Math.max(front.x, behind.x);
  const height = Math.min(front.y + front.height, behind.y + behind.height) - Math.max(front.y, behind.y);
  const smaller = Math.min(front.width * front.height, behind.width * behind.height);
  const harmless = roles.some((role) => looseRoles.includes(role)) ? harmlessLooseShare : harmlessShare;
  return width * height > smaller * harmless;
}
