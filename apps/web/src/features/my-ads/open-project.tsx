import { messages } from '@spinreel/config-schema/messages/messages';
import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendProject } from '../../api-client/projects-api.ts';
import { paths } from '../../config/paths.ts';
import { DropZone } from '../../ui/actions/drop-zone.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

/** Creates an ad from a project file, and opens it in the wizard. */
export function OpenProject() {
  const navigate = useNavigate();
  const running = useRef<AbortController | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const open = async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setProblem(null);
    setIsOpening(true);
    const answer = await sendProject(file, signal);
    if (signal.aborted) return;
    setIsOpening(false);
    if ('error' in answer) setProblem(answer.error.message ?? messages.backend.unreachable);
    else void navigate(paths.create.to({ adId: answer.data.id }));
  };
  return (
    <>
      <DropZone
        label="Open a project file"
        accept=".spinreel"
        icon={isOpening ? <Spinner /> : <FolderOpen />}
        title={isOpening ? 'Opening the project file...' : 'Open a project file'}
        hint="Drop a .spinreel file from another device or server"
        isCompact
        onFile={(file) => void open(file)}
      />
      {problem !== null && (
        <Notice tone="error" title="The project file was not opened">
          {problem}
        </Notice>
      )}
    </>
  );
}
