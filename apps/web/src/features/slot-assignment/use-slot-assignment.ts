import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useCallback } from 'react';
import { useDraftDispatch, type DraftThunk } from '../../ad-draft/draft-root.ts';
import { findFilledSlots } from '../../ad-draft/uploads/find-filled-slots.ts';
import { uploadFileTo } from '../../ad-draft/uploads/upload-file-to.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { findEmptySlot, assignSlots, acceptsFile, type AssignableFile } from './assign-slots.ts';

/** Images with an aspect ratio between this value and its inverse count as square. */
const minSquareAspect = 0.85;

/** Uploads dropped or pasted files to their slots, and reports where each went. */
export function useSlotAssignment() {
  const dispatch = useDraftDispatch();
  const drop = useCallback(
    (files: readonly File[], card: AssetSlot | null) => {
      const [first] = files;
      if (first === undefined) return;
      if (files.length === 1 && card !== null) void dispatch(uploadFileTo(card, first));
      else void dispatch(uploadToAssignedSlots(files));
    },
    [dispatch],
  );
  const paste = useCallback(
    (file: File, card: AssetSlot | null) => {
      const slot =
        card !== null && acceptsFile(card, file.name)
          ? card
          : findEmptySlot({ name: file.name, ...dispatch(findFilledSlots()) });
      if (slot !== null) void dispatch(uploadToSlot(slot, file));
      showFilesToast([
        slot === null
          ? 'No empty slot accepts what you pasted. Point at a card and paste again.'
          : `Pasted as ${assetSlots[slot].name}.`,
      ]);
    },
    [dispatch],
  );
  return { drop, paste };
}

function uploadToAssignedSlots(files: readonly File[]): DraftThunk<Promise<void>> {
  return async (dispatch) => {
    const shapes = await Promise.all(files.map(measureImageShape));
    const assignments = assignSlots({
      files: files.map((file, index) => ({ file, name: file.name, shape: shapes[index] ?? null })),
      ...dispatch(findFilledSlots()),
    });
    for (const { file, slot } of assignments) if (slot !== null) void dispatch(uploadToSlot(slot, file.file));
    showFilesToast(assignments.map(({ file, slot }) => describeAssignment(file.name, slot)));
  };
}

/** Uploads a file. Shows its errors in a toast if no card of this step shows them. */
function uploadToSlot(slot: AssetSlot, file: File): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(uploadFileTo(slot, file));
    const upload = getState().uploads[slot];
    if (upload?.hasFailed !== true || document.querySelector(`[data-upload-slot='${slot}']`)) return;
    const text = `${file.name}: ${upload.message}`;
    showToast({ id: `failed-${slot}`, text, tone: 'error', durationMs: timings.undoOfferMs });
  };
}

function describeAssignment(name: string, slot: AssetSlot | null): string {
  return slot === null ? `${name} fits nowhere here.` : `${name} becomes the ${assetSlots[slot].name}.`;
}

function showFilesToast(sentences: readonly string[]): void {
  showToast({ id: 'files', text: sentences.join(' '), durationMs: timings.undoOfferMs });
}

/** Returns the shape of an image, or null for files that the browser cannot read as an image. */
async function measureImageShape(file: File): Promise<AssignableFile['shape']> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const image = await createImageBitmap(file);
    const aspect = image.width / image.height;
    image.close();
    if (aspect < minSquareAspect) return 'portrait';
    return aspect > 1 / minSquareAspect ? 'landscape' : 'square';
  } catch {
    // The file is damaged or a vector image. The upload reports any problem.
    return null;
  }
}
