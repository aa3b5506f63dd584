import { RefreshCw, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';

interface FileActionsProps {
  /** The place in words: 'cover image'. */
  name: string;
  /** The `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** What can be done with a file that is in its place. */
export function FileActions({ name, accept, onFile, onRemove }: FileActionsProps) {
  return (
    <>
      <FileButton
        label={`Replace ${name}`}
        accept={accept}
        onFile={onFile}
        size="small"
        icon={<RefreshCw aria-hidden="true" />}
      >
        Replace
      </FileButton>
      <Button
        size="small"
        aria-label={`Remove ${name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        Remove
      </Button>
    </>
  );
}
