import { noneMarker } from '@spinreel/variants/sheets/write-cell';
import type { AdImages } from './use-images.ts';

/** The value of the option that uploads an image. No handle contains a space. */
export const uploadOption = 'upload image';

/** Returns the options of a cell for an image: none, the images of the ad, and the upload of another one. */
export function createImageOptions(images: AdImages): { value: string; label: string }[] {
  return [
    { value: noneMarker, label: 'None' },
    ...images.list.map(({ handle, name }) => ({ value: handle, label: name })),
    { value: uploadOption, label: 'Upload image…' },
  ];
}
