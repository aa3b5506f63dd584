import { useMemo } from 'react';
import { getShownUrl, type CatalogueState } from '../../../ad-draft/catalogue/catalogue.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { createAssetHandle } from '@spinreel/config-schema/options/asset-handles';

/** An uploaded image of the ad. */
export interface AdImage {
  readonly handle: string;
  readonly name: string;
  readonly url: string;
}

/** The images that were uploaded to the open ad. */
export interface AdImages {
  readonly list: readonly AdImage[];
  /** Returns an image by its handle; undefined if it is unknown. */
  readonly find: (handle: string) => AdImage | undefined;
  /** Returns the handle of an image by its file name, in any case, or by its handle; null if there is none. */
  readonly findHandle: (name: string) => string | null;
}

/** Returns the images that the open ad uses or has used. */
export function useImages(): AdImages {
  const catalogue = useDraftSelector((state) => state.catalogue);
  return useMemo(() => {
    const list = listImages(catalogue);
    const byHandle = new Map(list.map((image) => [image.handle, image]));
    const byName = new Map(list.map((image) => [image.name.toLowerCase(), image.handle]));
    return {
      list,
      find: (handle) => byHandle.get(handle),
      findHandle: (name) => (byHandle.has(name) ? name : (byName.get(name.toLowerCase()) ?? null)),
    };
  }, [catalogue]);
}

function listImages(catalogue: CatalogueState): AdImage[] {
  return Object.entries(catalogue)
    .filter(([, { width, duration, font }]) => width && !duration && !font)
    .map(([key, { originalName }]) => {
      const handle = createAssetHandle(key);
      return { handle, name: originalName ?? key, url: getShownUrl(catalogue, handle) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
