import { PanelBottom } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/uploads/card/image-upload.tsx';
import { EditsPart } from '../../ui/ad/edits-part.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** The optional image in the lower half of a split screen. */
export function LowerHalfPanel() {
  return (
    <Panel
      title="Lower half"
      description="Optional image under the video, behind the button"
      icon={<PanelBottom />}
      isPlain
    >
      <EditsPart screen="gameplay">
        <ImageUpload slot="lowerHalfImage" isCompact />
      </EditsPart>
    </Panel>
  );
}
