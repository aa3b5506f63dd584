import { recommendedSizes } from '@spinreel/config-schema/limits/recommended-sizes';
import { Image } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/uploads/card/image-upload.tsx';
import { uploadHint } from '../../ad-draft/uploads/card/upload-hint.ts';
import { Panel } from '../../ui/layout/panel.tsx';

/** The image that viewers see before they tap. */
export function CoverPanel() {
  const { widthPx, heightPx } = recommendedSizes.cover;
  return (
    <Panel
      title="Cover image"
      description={`Portrait 9:16, ideally ${widthPx}\u00A0x\u00A0${heightPx}`}
      icon={<Image />}
    >
      <ImageUpload slot="coverImage" hint={uploadHint('coverImage')} />
    </Panel>
  );
}
