import { Eye, PackageCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { undoEdit } from '../../ad-draft/history/undo-edit.ts';
import { paths } from '../../config/paths.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Confirms that the sample was loaded, and offers the next steps. */
export function SampleReady() {
  const dispatch = useDraftDispatch();
  const adId = useDraftSelector((state) => state.adDraft.adId) ?? '';
  return (
    <Notice
      tone="success"
      title="Sample loaded"
      actions={
        <>
          <Link to={paths.create.to({ adId, step: 5 })} className={getButtonClass({ size: 'small' })}>
            <PackageCheck />
            Go to export
          </Link>
          <Link to={paths.create.to({ adId, step: 4 })} className={getButtonClass({ size: 'small' })}>
            <Eye />
            See the preview
          </Link>
          <Button size="small" variant="quiet" icon={<Undo2 />} onClick={() => dispatch(undoEdit())}>
            Undo
          </Button>
        </>
      }
    >
      Every step is complete. Replace any part with your own; the store URL is only an example.
    </Notice>
  );
}
