import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import type { ConfigEdit } from './config-edits.ts';

/** Words for the parts of a config, by the beginning of their path; the longest that fits counts. */
const partNames: Readonly<Record<string, string>> = {
  name: 'ad name',
  'assets.gameplayVideo.splitScreen': 'split screen',
  'assets.gameplayVideo.zoom': 'video zoom',
  'assets.gameplayVideo.zoomX': 'video zoom',
  'assets.gameplayVideo.zoomY': 'video zoom',
  'assets.gameplayVideo.trim': 'trim',
  'assets.background': 'background',
  'assets.background.solidColor': 'background colour',
  'assets.background.customImage': assetSlots.backgroundImage.name,
  'assets.backgroundMusic.volume': 'music volume',
  pausePointCount: 'number of spins',
  pausePoints: 'pause points',
  cta: 'call to action',
  'cta.label': 'button text',
  'cta.storeUrl': 'store URL',
  'cta.color': 'button colour',
  'cta.fontFamily': 'button font',
  'cta.buttonStyle': 'button style',
  'cta.showCoverText': 'cover text',
  'cta.coverText': 'cover text',
  'cta.showSpinCountdown': 'spin countdown',
  'cta.showFingerPointer': 'finger pointer',
  'cta.showWinningBadge': 'winning badge',
  'cta.showWinningBadgeWhenPlaybackFinishes': 'badge after the video',
  'cta.animateWinningBadge': 'badge animation',
  'cta.showWinningBadgeOnOutro': 'badge on the outro',
  'cta.animateWinningBadgeOnOutro': 'badge animation on the outro',
  'cta.animationType': 'celebration',
  'cta.positions': 'spin button',
  'cta.positions.outro': 'outro button',
  'cta.fingerPositions': 'finger pointer',
  outro: 'outro',
  'outro.useCustomImage': 'outro button picture',
  'outro.pulseAnimation': 'outro button pulse',
  'outro.label': 'outro button text',
  'outro.color': 'outro button colour',
  'outro.fontFamily': 'outro button font',
  'outro.storeUrl': 'outro store URL',
  coverTextPositions: 'cover text',
  videoPositions: 'video area',
  videoSize: 'video size',
  branding: 'branding',
  'branding.primaryColor': 'primary colour',
  'branding.secondaryColor': 'secondary colour',
  'branding.fontFamily': 'brand font',
  ...Object.fromEntries(
    (Object.keys(assetSlots) as AssetSlot[]).map((slot) => [`assets.${slot}`, assetSlots[slot].name]),
  ),
};

const placed: ReadonlySet<string> = new Set([
  'coverTextPositions',
  'videoPositions',
  'cta.positions',
  'cta.fingerPositions',
]);

/** A step in words, as a thing to do: 'remove cover image', 'move spin button', 'change button text'. */
export function editName(edits: readonly ConfigEdit[]): string {
  // A file brings changes of other fields with it, such as new pause points: it gives the step its name.
  const files = edits.filter(({ path }) => isFile(path));
  const named = files.length > 0 ? files : edits;
  const phrases = [...new Set(named.map((edit) => `${verbOf(edit)} ${partOf(edit)}`))];
  if (phrases.length === 1) return phrases[0] ?? '';
  const parts = partsOf(named);
  if (parts.length === 1) return `change ${parts[0] ?? ''}`;
  return parts.length === 2 ? `change ${parts.join(' and ')}` : `change ${parts[0] ?? ''} and more`;
}

/** The parts that edits touch, in words, each once: 'cover image', 'button text'. */
export function partsOf(edits: readonly ConfigEdit[]): string[] {
  return [...new Set(edits.map(({ path }) => nameAt(path)))];
}

function partOf(edit: ConfigEdit): string {
  const part = nameAt(edit.path);
  return part === 'pause points' && verbOf(edit) !== 'change' ? 'pause point' : part;
}

function nameAt(path: readonly string[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const name = partNames[path.slice(0, length).join('.')];
    if (name !== undefined) return name;
  }
  return 'ad';
}

function verbOf({ path, before, after }: ConfigEdit): string {
  if (isFile(path)) return fileVerb(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return listVerb(before, after);
  if (typeof after === 'boolean') return after ? 'turn on' : 'turn off';
  return placed.has(path[0] ?? '') || placed.has(path.slice(0, 2).join('.')) ? 'move' : 'change';
}

function listVerb(before: unknown[], after: unknown[]): string {
  if (after.length === before.length + 1) return 'add';
  if (after.length === before.length - 1) return 'remove';
  return after.length === before.length ? 'move' : 'change';
}

function fileVerb(before: unknown, after: unknown): string {
  if (!hasFile(before)) return 'add';
  return hasFile(after) ? 'replace' : 'remove';
}

/** A file is placed with its whole asset, or by its handle where the place has settings of its own. */
function hasFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? true : Boolean(value);
}

function isFile(path: readonly string[]): boolean {
  if (path[0] !== 'assets' || path[1] === undefined) return false;
  if (path.at(-1) === 'filePath') return true;
  return path.length === 2 ? path[1] !== 'background' : path.length === 3 && path[2] === 'customImage';
}
