import { noneMarker } from '@spinreel/variants/sheets/write-cell';
import type { Medium } from './name-files.ts';
import type { AdFiles } from './use-files.ts';

/** The value of the option that uploads an image. No handle contains a space. */
export const uploadOption = 'upload image';

/** Returns the options of a cell for a file: none, the files of the ad, and for an image the upload of another one. */
export function createFileOptions(files: AdFiles, medium: Medium): { value: string; label: string }[] {
  const known = files.list(medium).map(({ handle, name }) => ({ value: handle, label: name }));
  switch (medium) {
    case 'video':
      // An ad cannot be without a video.
      return known;
    case 'image':
      return [none, ...known, { value: uploadOption, label: 'Upload image…' }];
    default:
      return [none, ...known];
  }
}

const none = { value: noneMarker, label: 'None' };
