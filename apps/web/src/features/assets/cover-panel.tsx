import { recommendedSizes } from '@spinreel/config-schema/limits/recommended-sizes';
import { Image } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/uploads/card/image-upload.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** The image that viewers see before they tap, and the one that replaces it on landscape screens. */
export function CoverPanel() {
  const { cover, landscapeCover } = recommendedSizes;
  return (
    <Panel title="Cover image" description={`Portrait 9:16, ideally ${formatSize(cover)}`} icon={<Image />}>
      <ImageUpload slot="coverImage" />
      <div className="stack gap-2">
        <h3 className="label-soft">Landscape cover image (optional)</h3>
        <p className="small-soft">
          Shown when the phone is held sideways. Without it, the cover image is next to the button.
        </p>
        <ImageUpload slot="landscapeCoverImage" note={`Ideally ${formatSize(landscapeCover)}.`} isCompact />
      </div>
    </Panel>
  );
}

function formatSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  return `${widthPx}\u00A0x\u00A0${heightPx}`;
}
