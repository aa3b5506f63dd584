import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import { assetSlots, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { messages } from '@spinreel/config-schema/messages/messages';
import { formatAcceptedFiles } from '@spinreel/config-schema/rules/upload-rules';
import { ImageUp } from 'lucide-react';
import { DropZone } from '../../../ui/actions/drop-zone.tsx';
import { FileCaption } from '../../../ui/actions/file-caption.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FieldMark } from '../../../ui/fields/field-mark.tsx';
import { selectAsset, selectAssetUrl } from '../../catalogue/select-asset.ts';
import { useDraftDispatch, useDraftSelector } from '../../draft-root.ts';
import styles from './image-upload.module.css';
import { removeImage, uploadImageTo } from '../upload-image-to.ts';
import { uploadHint } from './upload-hint.ts';
import { UploadStatus } from './upload-status.tsx';
import { isUploading } from '../uploads-slice.ts';

interface ImageUploadProps {
  slot: ImageSlot;
  /** What people should know about the image, shown after its formats and size limit. */
  note?: string;
  /** Shows a low, wide drop zone and a small preview, for panels with more content. */
  isCompact?: boolean;
}

/** An image slot: a drop zone while it is empty, then the image with its actions. */
export function ImageUpload({ slot, note, isCompact = false }: ImageUploadProps) {
  const dispatch = useDraftDispatch();
  const url = useDraftSelector((state) => selectAssetUrl(state, slot));
  const asset = useDraftSelector((state) => selectAsset(state, slot));
  const isBusy = useDraftSelector((state) => isUploading(state.uploads[slot]));
  const { name, purpose, field } = assetSlots[slot];
  const accept = formatAcceptedFiles(purpose);
  const upload = (file: File) => void dispatch(uploadImageTo(slot, file));
  const remove = () => dispatch(removeImage(slot));
  const hasImage = url !== null;
  // The image is animated, but this slot shows only its first frame.
  const isStill = asset?.stillSlots?.includes(slot) ?? false;
  const renderStatus = (place: 'alone' | 'over') => (
    <UploadStatus slot={slot} label={`${capitalize(name)} upload`} place={place} isCompact={isCompact} />
  );
  return (
    <div className={styles.place} data-compact={isCompact || undefined} data-upload-slot={slot}>
      {hasImage ? (
        <figure className={styles.figure}>
          <div className={styles.frame}>
            <img src={url} alt={capitalize(name)} className={styles.image} />
          </div>
          <FileCaption
            className={styles.caption}
            field={field}
            name={name}
            accept={accept}
            onFile={upload}
            onRemove={remove}
          >
            <span className={styles.fileName}>{asset?.originalName}</span>
            <FieldMark field={field} />
          </FileCaption>
          {isBusy && renderStatus('over')}
        </figure>
      ) : (
        !isBusy && (
          <DropZone
            field={field}
            label={`Upload ${name}`}
            accept={accept}
            onFile={upload}
            icon={<ImageUp />}
            title={`Drop the ${name} here, or choose a file`}
            hint={note === undefined ? uploadHint(slot) : `${uploadHint(slot)}. ${note}`}
            isCompact={isCompact}
          />
        )
      )}
      {!(hasImage && isBusy) && renderStatus('alone')}
      {hasImage && isStill && <Notice tone="info">{messages.upload.imageStill}</Notice>}
    </div>
  );
}
