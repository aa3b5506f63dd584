import { Frame } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/uploads/card/image-upload.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** The optional image behind a full-screen video. */
export function FramePanel() {
  return (
    <Panel
      title="Gameplay background image"
      description="Optional. Shown behind the video, until it plays and where it does not fill the screen."
      icon={<Frame />}
    >
      <ImageUpload slot="frameImage" isCompact />
    </Panel>
  );
}
