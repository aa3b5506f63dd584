import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { useEffect, useState } from 'react';

interface PageFiles {
  /** Called when files are dropped. `card` is the slot whose card they were dropped on; null outside all cards. */
  onDrop: (files: readonly File[], card: AssetSlot | null) => void;
  /** Called when a file is pasted. `card` is the slot whose card has the focus or the pointer, or null. */
  onPaste: (file: File, card: AssetSlot | null) => void;
}

/** Handles files that are dropped anywhere on the page, or pasted. Returns whether files are being dragged over it. */
export function usePageFiles({ onDrop, onPaste }: PageFiles): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(() => {
    let depth = 0;
    const drag = (change: number) => (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth + change);
      setIsDragging(depth > 0);
    };
    const enter = drag(1);
    const leave = drag(-1);
    const drop = (event: DragEvent) => {
      depth = 0;
      setIsDragging(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      // Drop zones receive the event later. This marks the files as handled.
      event.preventDefault();
      onDrop(files, findSlotAt(event.target));
    };
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file === undefined || isTextField(event.target)) return;
      event.preventDefault();
      onPaste(
        file,
        findSlotAt(document.activeElement) ?? findSlotAt([...document.querySelectorAll(':hover')].at(-1)),
      );
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop, { capture: true });
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop, { capture: true });
      window.removeEventListener('paste', paste);
    };
  }, [onDrop, onPaste]);
  return isDragging;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** Returns the slot whose card contains an element. */
function findSlotAt(target: EventTarget | null | undefined): AssetSlot | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest<HTMLElement>('[data-upload-slot]')?.dataset['uploadSlot'] ?? '';
  return name in assetSlots ? (name as AssetSlot) : null;
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=file]), textarea, [contenteditable]')
  );
}
