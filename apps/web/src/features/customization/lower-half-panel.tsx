import { PanelBottom } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/image-upload.tsx';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { EditsPart } from '../../ui/edits-part.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The optional picture in the lower half of a split screen. */
export function LowerHalfPanel() {
  return (
    <Panel
      title="Lower half"
      description="Optional picture under the video, behind the button"
      icon={<PanelBottom />}
    >
      <EditsPart screen="gameplay">
        <ImageUpload slot="lowerHalfImage" hint={uploadHint('lowerHalfImage')} isCompact />
      </EditsPart>
    </Panel>
  );
}
