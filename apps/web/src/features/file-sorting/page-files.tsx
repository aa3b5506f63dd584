import { PageDropHint } from './page-drop-hint.tsx';
import { useFileSorting } from './use-file-sorting.ts';
import { usePageFiles } from './use-page-files.ts';

/** Makes the whole page take files, dropped or pasted. */
export function PageFiles() {
  const { drop, paste } = useFileSorting();
  const isDragging = usePageFiles({ onDrop: drop, onPaste: paste });
  return isDragging ? <PageDropHint /> : null;
}
