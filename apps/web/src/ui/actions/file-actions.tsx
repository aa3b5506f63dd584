import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { RefreshCw, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';

interface FileActionsProps {
  /** The field of the ad that it edits, if any. */
  field?: FieldId;
  /** What the file is: 'cover image'. */
  name: string;
  /** The `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** The actions for a chosen file. */
export function FileActions({ field, name, accept, onFile, onRemove }: FileActionsProps) {
  return (
    <>
      <FileButton
        field={field}
        label={`Replace ${name}`}
        accept={accept}
        onFile={onFile}
        size="small"
        icon={<RefreshCw />}
      >
        Replace
      </FileButton>
      <Button size="small" aria-label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove}>
        Remove
      </Button>
    </>
  );
}
