import { recommendedSizes } from '@spinreel/config-schema/recommended-sizes';
import { Image } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/image-upload.tsx';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { Panel } from '../../ui/panel.tsx';

/** The picture that people see before they tap. */
export function CoverPanel() {
  const { widthPx, heightPx } = recommendedSizes.cover;
  return (
    <Panel
      title="Cover image"
      description={`Portrait 9:16, best at ${widthPx}\u00A0x\u00A0${heightPx}`}
      icon={<Image />}
    >
      <ImageUpload slot="coverImage" hint={uploadHint('coverImage')} />
    </Panel>
  );
}
