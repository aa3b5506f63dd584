import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import { fileExtension } from '@spinreel/config-schema/formats';
import { uploadRules } from '@spinreel/config-schema/upload-rules';

/** A file as far as its place follows from it. */
export interface SortedFile {
  name: string;
  /** Of a picture; null for other files, and where the browser cannot tell. */
  shape: 'portrait' | 'landscape' | 'square' | null;
}

/** Where a file goes; null where there is no place for it. */
export interface FilePlace<File extends SortedFile> {
  file: File;
  slot: AssetSlot | null;
}

/**
 * Finds a place for each of several files: by what its name says, else by its kind and shape. Places that are empty come
 * first, and no two files get the same one.
 */
export function sortFiles<File extends SortedFile>(options: {
  files: readonly File[];
  filled: ReadonlySet<AssetSlot>;
  splitScreen: boolean;
}): FilePlace<File>[] {
  const { files, filled, splitScreen } = options;
  const taken = new Set<AssetSlot>();
  return files.map((file) => {
    const open = wishes(file, splitScreen).filter((slot) => !taken.has(slot) && takesFile(slot, file.name));
    const slot = open.find((each) => !filled.has(each)) ?? open[0] ?? null;
    if (slot !== null) taken.add(slot);
    return { file, slot };
  });
}

/** The first empty place of the step, in its order, that takes such a file; null when there is none. */
export function firstEmptyPlace(options: {
  name: string;
  filled: ReadonlySet<AssetSlot>;
  splitScreen: boolean;
}): AssetSlot | null {
  const { name, filled, splitScreen } = options;
  const hidden = splitScreen ? 'frameImage' : 'backgroundImage';
  const slots = (Object.keys(assetSlots) as AssetSlot[]).filter((slot) => slot !== hidden);
  return slots.find((slot) => !filled.has(slot) && takesFile(slot, name)) ?? null;
}

/** Whether a place takes files of this name. */
export function takesFile(slot: AssetSlot, name: string): boolean {
  return uploadRules[assetSlots[slot].purpose].formats.includes(fileExtension(name));
}

function wishes({ name, shape }: SortedFile, splitScreen: boolean): AssetSlot[] {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const background: AssetSlot = splitScreen ? 'backgroundImage' : 'frameImage';
  const named = nameHints.find(({ hints }) => hints.some((hint) => words.includes(hint)));
  const bySlot: AssetSlot[] = ['gameplayVideo', 'backgroundMusic', ...byShape(shape, background)];
  if (named === undefined) return bySlot;
  return [named.slot === 'backgroundImage' ? background : named.slot, ...bySlot];
}

function byShape(shape: SortedFile['shape'], background: AssetSlot): AssetSlot[] {
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

const nameHints: readonly { slot: AssetSlot; hints: readonly string[] }[] = [
  { slot: 'winningBadgeImage', hints: ['badge', 'win', 'winning'] },
  { slot: 'outroImage', hints: ['outro', 'end', 'endcard'] },
  { slot: 'finalCtaButtonImage', hints: ['cta', 'button'] },
  { slot: 'lowerHalfImage', hints: ['lower'] },
  { slot: 'backgroundImage', hints: ['background', 'bg'] },
  { slot: 'coverImage', hints: ['cover', 'poster'] },
];
