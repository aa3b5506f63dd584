import { FolderOpen } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Modal } from '../../ui/layout/modal.tsx';
import { OpeningProgress } from './opening-progress.tsx';
import { useOpenProject } from './use-open-project.ts';

interface ProjectOfferProps {
  /** Null if no project file is offered. */
  file: File | null;
  onClose: () => void;
}

/** Offers to open a project file as another ad, while an ad is being edited. */
export function ProjectOffer({ file, onClose }: ProjectOfferProps) {
  const { opening, problem, open, cancel } = useOpenProject();
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Modal
      isOpen={file !== null}
      onClose={close}
      title="Open as another ad?"
      description={`${file?.name ?? ''} opens as an ad of its own. This ad does not change, and stays in My ads.`}
      icon={<FolderOpen />}
    >
      <div className="stack gap-4 above-6">
        {problem !== null && (
          <Notice tone="error" title="The project file was not opened">
            {problem}
          </Notice>
        )}
        {opening === null ? (
          <div className="wrap gap-3 justify-end">
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={() => file !== null && open(file)}>
              {problem === null ? 'Open as another ad' : 'Try again'}
            </Button>
          </div>
        ) : (
          <OpeningProgress opening={opening} onCancel={close} />
        )}
      </div>
    </Modal>
  );
}
