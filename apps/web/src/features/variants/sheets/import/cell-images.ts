import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { createAssetHandle } from '@spinreel/config-schema/options/asset-handles';
import { assetSlots, imageSlots, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import type { CellImage } from '@spinreel/sheets/sheet';

/** An image in a cell that has to be uploaded. */
export interface FoundImage {
  readonly image: CellImage;
  /** The slot by whose rules it is uploaded. */
  readonly slot: ImageSlot;
  /** The handle that it has in the preview. */
  readonly placeholder: string;
  /** The name under which it is uploaded. */
  readonly fileName: string;
}

/** Collects the images in the cells of a file. */
export interface CellImages {
  /** Returns the placeholder of an image; null if the field cannot have one. Equal images are found once for each slot. */
  readonly find: (image: object, path: OverridablePath) => string | null;
  readonly list: () => readonly FoundImage[];
  /** Returns the name of an image by its placeholder; null for other handles. */
  readonly name: (handle: string) => string | null;
}

/** Creates a list of images that is filled while sheets are read. `fileName` is that of the file. */
export function createCellImages(fileName: string): CellImages {
  const found: FoundImage[] = [];
  const dot = fileName.lastIndexOf('.');
  const baseName = dot > 0 ? fileName.slice(0, dot) : fileName;
  return {
    find(object, path) {
      const slot = imageSlots.find((each) => assetSlots[each].field === path);
      if (slot === undefined || !isCellImage(object)) return null;
      const known = found.find((each) => each.image === object && each.slot === slot);
      if (known !== undefined) return known.placeholder;
      const number = found.length + 1;
      const placeholder = createAssetHandle(`image-in-cell-${number}`);
      const extension = object.type.slice('image/'.length);
      found.push({
        ...{ image: object, slot, placeholder },
        fileName: `${baseName} image ${number}.${extension}`,
      });
      return placeholder;
    },
    list: () => found,
    name: (handle) => found.find(({ placeholder }) => placeholder === handle)?.fileName ?? null,
  };
}

function isCellImage(object: object): object is CellImage {
  return 'bytes' in object && 'type' in object;
}
