import { FolderOpen } from 'lucide-react';
import { DropZone } from '../../ui/actions/drop-zone.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OpeningProgress } from './opening-progress.tsx';
import { useOpenProject } from './use-open-project.ts';

/** Creates an ad from a project file, and opens it in the wizard. */
export function OpenProject() {
  const { opening, problem, open, cancel } = useOpenProject();
  if (opening !== null) return <OpeningProgress opening={opening} onCancel={cancel} />;
  return (
    <>
      <DropZone
        label="Open a project file"
        accept=".spinreel,.zip"
        icon={<FolderOpen />}
        title="Open a project file"
        hint="Drop a .spinreel file, or an archive with one, from another device or server"
        isCompact
        onFile={open}
      />
      {problem !== null && (
        <Notice tone="error" title="The project file was not opened">
          {problem}
        </Notice>
      )}
    </>
  );
}
