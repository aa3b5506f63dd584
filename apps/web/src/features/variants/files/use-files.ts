import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { createAssetHandle } from '@spinreel/config-schema/options/asset-handles';
import type { FindVideo } from '@spinreel/variants/resolve/replace-media';
import { useMemo } from 'react';
import { getShownUrl, type CatalogueState } from '../../../ad-draft/catalogue/catalogue.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { createFileNames, findMedium, type Medium } from './name-files.ts';

/** An uploaded file of the ad. */
export interface AdFile {
  readonly handle: string;
  /** As it was uploaded. Files with equal names have a number. */
  readonly name: string;
  readonly url: string;
}

/** The files that were uploaded to the open ad. */
export interface AdFiles {
  /** The files of one kind, by name. */
  readonly list: (medium: Medium) => readonly AdFile[];
  /** Returns a file by its handle; undefined if it is unknown. */
  readonly find: (handle: string) => AdFile | undefined;
  /** Returns the handle of a file by its name, in any case, or by its handle; null if there is none that the field can use. */
  readonly findHandle: (name: string, path: OverridablePath) => string | null;
  readonly findVideo: FindVideo;
}

/** Returns the files that the open ad uses or has used. */
export function useFiles(): AdFiles {
  const catalogue = useDraftSelector((state) => state.catalogue);
  return useMemo(() => {
    const { nameFile, findFile, findVideo } = createFileNames(catalogue);
    const files = listFiles(catalogue, nameFile);
    const byMedium = Map.groupBy(files, ({ medium }) => medium);
    const byHandle = new Map(files.map((file) => [file.handle, file]));
    return {
      list: (medium) => byMedium.get(medium) ?? [],
      find: (handle) => byHandle.get(handle),
      findVideo,
      findHandle: (name, path) => (byHandle.has(name) ? name : findFile(name, path)),
    };
  }, [catalogue]);
}

function listFiles(catalogue: CatalogueState, nameFile: (handle: string) => string | null) {
  return Object.entries(catalogue)
    .map(([key, asset]) => {
      const handle = createAssetHandle(key);
      const file: AdFile = { handle, name: nameFile(handle) ?? key, url: getShownUrl(catalogue, handle) };
      return { ...file, medium: findMedium(asset) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
