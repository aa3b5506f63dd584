import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { getFileExtension } from '@spinreel/config-schema/options/formats';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';

/** The properties of a file that determine its slot. */
export interface AssignableFile {
  name: string;
  /** The shape of an image; null for other files, and if the browser cannot read it. */
  shape: 'portrait' | 'landscape' | 'square' | null;
}

/** The slot assigned to a file; null if no slot is suitable. */
export interface SlotAssignment<File extends AssignableFile> {
  file: File;
  slot: AssetSlot | null;
}

/**
 * Assigns several files to slots, by file name first, then by type and shape. Prefers empty slots. Each slot gets at
 * most one file.
 */
export function assignSlots<File extends AssignableFile>(options: {
  files: readonly File[];
  filled: ReadonlySet<AssetSlot>;
  splitScreen: boolean;
}): SlotAssignment<File>[] {
  const { files, filled, splitScreen } = options;
  const taken = new Set<AssetSlot>();
  return files.map((file) => {
    const open = listPreferredSlots(file, splitScreen).filter(
      (slot) => !taken.has(slot) && acceptsFile(slot, file.name),
    );
    const slot = open.find((each) => !filled.has(each)) ?? open[0] ?? null;
    if (slot !== null) taken.add(slot);
    return { file, slot };
  });
}

/** Returns the first empty slot, in the order of the step, that accepts such a file, or null. */
export function findEmptySlot(options: {
  name: string;
  filled: ReadonlySet<AssetSlot>;
  splitScreen: boolean;
}): AssetSlot | null {
  const { name, filled, splitScreen } = options;
  const hidden = splitScreen ? 'frameImage' : 'backgroundImage';
  // An image becomes one of these only by its name, because they are on several screens, change the outro, or only turned
  // phones show them.
  const onlyByName: readonly AssetSlot[] = ['landscapeCoverImage', 'logoImage', 'spinButtonImage', 'appIcon'];
  const slots = (Object.keys(assetSlots) as AssetSlot[]).filter(
    (slot) => slot !== hidden && !onlyByName.includes(slot),
  );
  return slots.find((slot) => !filled.has(slot) && acceptsFile(slot, name)) ?? null;
}

/** Whether a slot accepts files with this extension. */
export function acceptsFile(slot: AssetSlot, name: string): boolean {
  return uploadRules[assetSlots[slot].purpose].formats.includes(getFileExtension(name));
}

function listPreferredSlots({ name, shape }: AssignableFile, splitScreen: boolean): AssetSlot[] {
  const nameParts = name.toLowerCase().split(/[^a-z]+/);
  const background: AssetSlot = splitScreen ? 'backgroundImage' : 'frameImage';
  const named = nameHints.find(({ hints }) =>
    hints.some((hint) => hint.split(' ').every((word) => nameParts.includes(word))),
  );
  const bySlot: AssetSlot[] = [
    'gameplayVideo',
    'backgroundMusic',
    'brandFont',
    ...listSlotsForShape(shape, background),
  ];
  if (named === undefined) return bySlot;
  return [named.slot === 'backgroundImage' ? background : named.slot, ...bySlot];
}

function listSlotsForShape(shape: AssignableFile['shape'], background: AssetSlot): AssetSlot[] {
  switch (shape) {
    case 'portrait':
      return ['coverImage', 'outroImage'];
    case 'square':
      return [background, 'winningBadgeImage'];
    case 'landscape':
      return ['lowerHalfImage', background];
    case null:
      return ['winningBadgeImage'];
  }
}

/** Hints may be several words, in any order. */
const nameHints: readonly { slot: AssetSlot; hints: readonly string[] }[] = [
  { slot: 'landscapeCoverImage', hints: ['landscape cover', 'horizontal cover', 'wide cover'] },
  { slot: 'winningBadgeImage', hints: ['badge', 'win', 'winning'] },
  { slot: 'outroImage', hints: ['outro', 'end', 'endcard'] },
  { slot: 'spinButtonImage', hints: ['spin button', 'spinbutton'] },
  { slot: 'finalCtaButtonImage', hints: ['cta', 'button'] },
  { slot: 'lowerHalfImage', hints: ['lower'] },
  { slot: 'backgroundImage', hints: ['background', 'bg'] },
  { slot: 'coverImage', hints: ['cover', 'poster'] },
  { slot: 'appIcon', hints: ['icon'] },
  { slot: 'logoImage', hints: ['logo'] },
];
