import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { brandFontFamily, textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { formatAcceptedFiles } from '@spinreel/config-schema/rules/upload-rules';
import { Type } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { UploadStatus } from '../../../ad-draft/uploads/card/upload-status.tsx';
import { uploadHint } from '../../../ad-draft/uploads/card/upload-hint.ts';
import { isUploading } from '../../../ad-draft/uploads/uploads-slice.ts';
import { removeBrandFont, uploadBrandFont } from '../../../ad-draft/uploads/upload-brand-font.ts';
import { DropZone } from '../../../ui/actions/drop-zone.tsx';
import { FileCaption } from '../../../ui/actions/file-caption.tsx';
import styles from './brand-font-field.module.css';
import { useBrandFont } from './use-brand-font.ts';

const { name, field, purpose } = assetSlots.brandFont;

/** The brand's own font: a drop zone while there is none, then its name in its own letters. */
export function BrandFontField({ text }: { text: string }) {
  const dispatch = useDraftDispatch();
  const font = useBrandFont();
  const isBusy = useDraftSelector((state) => isUploading(state.uploads.brandFont));
  const accept = formatAcceptedFiles(purpose);
  const upload = (file: File) => void dispatch(uploadBrandFont(file));
  const status = <UploadStatus slot="brandFont" label="Brand font upload" place="below" isCompact />;
  return (
    <div className="stack gap-2" data-upload-slot="brandFont">
      <h3 className="label-soft">Brand font (optional)</h3>
      {font === null ? (
        !isBusy && (
          <DropZone
            field={field}
            label="Upload brand font"
            accept={accept}
            onFile={upload}
            icon={<Type />}
            title="Drop the brand’s font here, or choose a file"
            hint={uploadHint('brandFont')}
            isCompact
          />
        )
      ) : (
        <figure className={styles.figure}>
          <p
            className={styles.sample}
            style={{ fontFamily: `"${brandFontFamily}", sans-serif`, fontWeight: textWeights.bold }}
            dir="auto"
            aria-hidden="true"
          >
            {text.trim() === '' ? font.name : text}
          </p>
          <FileCaption
            field={field}
            name={name}
            accept={accept}
            onFile={upload}
            onRemove={() => dispatch(removeBrandFont())}
          >
            <span className={styles.names}>
              <span className="ellipsis">{font.name}</span>
              <span className="ellipsis small-soft">{font.fileName}</span>
            </span>
          </FileCaption>
        </figure>
      )}
      {status}
    </div>
  );
}
