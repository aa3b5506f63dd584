import { assetSlots } from '@spinreel/config-schema/asset-slots';
import type { ImageAsset } from '@spinreel/config-schema/assets';
import { acceptedFiles } from '@spinreel/config-schema/upload-rules';
import { ImageUp } from 'lucide-react';
import { DropZone } from '../ui/drop-zone.tsx';
import { FileActions } from '../ui/file-actions.tsx';
import { useDraftDispatch, useDraftSelector, type DraftRoot } from './draft-root.ts';
import styles from './image-upload.module.css';
import { removeImage, uploadImageTo } from './upload-image.ts';
import type { ImageSlot } from './upload-slots.ts';
import { UploadStatus } from './upload-status.tsx';
import { isUploading } from './uploads-slice.ts';

interface ImageUploadProps {
  slot: ImageSlot;
  /** Said under the drop zone's title: formats, size. */
  hint: string;
  /** A low, wide drop zone and a small preview, for panels with more in them. */
  isCompact?: boolean;
}

/** The place of one image: drop zone while it is empty, then the picture with what can be done to it. */
export function ImageUpload({ slot, hint, isCompact = false }: ImageUploadProps) {
  const dispatch = useDraftDispatch();
  const image = useDraftSelector((state) => imageIn(state, slot));
  const isBusy = useDraftSelector((state) => isUploading(state.uploads[slot]));
  const { name, purpose } = assetSlots[slot];
  const accept = acceptedFiles(purpose);
  const upload = (file: File) => void dispatch(uploadImageTo(slot, file));
  const remove = () => dispatch(removeImage(slot));
  const hasImage = Boolean(image?.filePath);
  const status = (place: 'alone' | 'over') => (
    <UploadStatus slot={slot} label={`${capitalised(name)} upload`} place={place} isCompact={isCompact} />
  );
  return (
    <div className={styles.place} data-compact={isCompact || undefined} data-upload-slot={slot}>
      {image?.filePath ? (
        <figure className={styles.figure}>
          <div className={styles.frame}>
            <img
              src={image.processedUrl ?? image.uploadedPath ?? ''}
              alt={capitalised(name)}
              className={styles.picture}
            />
          </div>
          <figcaption className={styles.caption}>
            <span className={styles.fileName}>{image.originalName}</span>
            <span className={styles.actions}>
              <FileActions name={name} accept={accept} onFile={upload} onRemove={remove} />
            </span>
          </figcaption>
          {isBusy && status('over')}
        </figure>
      ) : (
        !isBusy && (
          <DropZone
            label={`Upload ${name}`}
            accept={accept}
            onFile={upload}
            icon={<ImageUp />}
            title={`Drop the ${name} here, or choose a file`}
            hint={hint}
            isCompact={isCompact}
          />
        )
      )}
      {!(hasImage && isBusy) && status('alone')}
    </div>
  );
}

function imageIn({ adDraft }: DraftRoot, slot: ImageSlot): ImageAsset | null {
  const { assets } = adDraft.config;
  return (slot === 'backgroundImage' ? assets?.background?.customImage : assets?.[slot]) ?? null;
}

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
