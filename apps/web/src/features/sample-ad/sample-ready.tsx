import { Eye, PackageCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { undoEdit } from '../../ad-draft/undo-edit.ts';
import { paths } from '../../config/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that the sample is in, and where to go with it. */
export function SampleReady() {
  const dispatch = useDraftDispatch();
  const adId = useDraftSelector((state) => state.adDraft.adId) ?? '';
  return (
    <Notice
      tone="success"
      title="The casino sample is in"
      actions={
        <>
          <Link
            to={paths.create.to({ adId, step: 5 })}
            className={buttonClass({ variant: 'primary', size: 'small' })}
          >
            <PackageCheck aria-hidden="true" />
            Go to export
          </Link>
          <Link to={paths.create.to({ adId, step: 4 })} className={buttonClass({ size: 'small' })}>
            <Eye aria-hidden="true" />
            See the preview
          </Link>
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => dispatch(undoEdit())}
          >
            Undo
          </Button>
        </>
      }
    >
      Every step is filled in. Replace any part with your own; the store address is only an example.
    </Notice>
  );
}
