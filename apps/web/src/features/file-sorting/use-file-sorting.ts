import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import { timings } from '@spinreel/config-schema/timings';
import { useCallback } from 'react';
import { useDraftDispatch, type DraftThunk } from '../../ad-draft/draft-root.ts';
import { filledSlots } from '../../ad-draft/filled-slots.ts';
import { uploadFileTo } from '../../ad-draft/upload-file-to.ts';
import { showToast } from '../../ui/toasts.ts';
import { pictureShape } from './picture-shape.ts';
import { firstEmptyPlace, sortFiles, takesFile } from './sort-files.ts';

/** Takes files that were dropped or pasted to their places, and says where each went. */
export function useFileSorting() {
  const dispatch = useDraftDispatch();
  const drop = useCallback(
    (files: readonly File[], card: AssetSlot | null) => {
      const [first] = files;
      if (first === undefined) return;
      if (files.length === 1 && card !== null) void dispatch(uploadFileTo(card, first));
      else void dispatch(uploadSorted(files));
    },
    [dispatch],
  );
  const paste = useCallback(
    (file: File, card: AssetSlot | null) => {
      const slot =
        card !== null && takesFile(card, file.name)
          ? card
          : firstEmptyPlace({ name: file.name, ...dispatch(filledSlots()) });
      if (slot !== null) void dispatch(uploadHere(slot, file));
      say([
        slot === null
          ? 'No empty place takes what you pasted. Point at a card and paste again.'
          : `Pasted as ${assetSlots[slot].name}.`,
      ]);
    },
    [dispatch],
  );
  return { drop, paste };
}

function uploadSorted(files: readonly File[]): DraftThunk<Promise<void>> {
  return async (dispatch) => {
    const shapes = await Promise.all(files.map(pictureShape));
    const sorted = sortFiles({
      files: files.map((file, index) => ({ file, name: file.name, shape: shapes[index] ?? null })),
      ...dispatch(filledSlots()),
    });
    for (const { file, slot } of sorted) if (slot !== null) void dispatch(uploadHere(slot, file.file));
    say(sorted.map(({ file, slot }) => placedWords(file.name, slot)));
  };
}

/** Uploads a file and says what went wrong where no card of this step does. */
function uploadHere(slot: AssetSlot, file: File): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(uploadFileTo(slot, file));
    const upload = getState().uploads[slot];
    if (upload?.hasFailed !== true || document.querySelector(`[data-upload-slot='${slot}']`)) return;
    const text = `${file.name}: ${upload.message}`;
    showToast({ id: `failed-${slot}`, text, tone: 'error', durationMs: timings.undoOfferMs });
  };
}

function placedWords(name: string, slot: AssetSlot | null): string {
  return slot === null ? `${name} fits nowhere here.` : `${name} becomes the ${assetSlots[slot].name}.`;
}

function say(sentences: readonly string[]): void {
  showToast({ id: 'files', text: sentences.join(' '), durationMs: timings.undoOfferMs });
}
