import { assetSlots, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { formatAcceptedFiles } from '@spinreel/config-schema/rules/upload-rules';
import { useEffect, useRef } from 'react';

/** A request for an image from the person's device, by the rules of a slot. */
export interface ImageRequest<Target> {
  readonly slot: ImageSlot;
  /** What gets the image. */
  readonly target: Target;
}

interface ImageInputProps<Target> {
  /** A new request opens the file dialog. */
  request: ImageRequest<Target> | null;
  onFile: (request: ImageRequest<Target>, file: File) => Promise<void>;
}

/** Opens the file dialog whenever an image is requested. */
export function ImageInput<Target>({ request, onFile }: ImageInputProps<Target>) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (request !== null) inputRef.current?.click();
  }, [request]);
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      aria-label="Upload an image"
      accept={request === null ? undefined : formatAcceptedFiles(assetSlots[request.slot].purpose)}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        currentTarget.value = '';
        if (request !== null && file !== undefined) void onFile(request, file);
      }}
    />
  );
}
