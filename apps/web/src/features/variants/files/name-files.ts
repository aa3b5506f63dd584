import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { FindVideo } from '@spinreel/variants/resolve/replace-media';
import { createAssetHandle } from '@spinreel/config-schema/options/asset-handles';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import type { CatalogueAsset, CatalogueState } from '../../../ad-draft/catalogue/catalogue.ts';
import { createVideoFinder } from '../../../ad-draft/catalogue/create-video-finder.ts';

/** Names the files of an ad in sheets, and finds them again. */
export interface FileNames {
  /** Returns the name of a file by its handle; null if the file is unknown. */
  readonly nameFile: (handle: string) => string | null;
  /** Returns the handle of a file by its name, in any case; null if there is none that the field can use. */
  readonly findFile: (name: string, path: OverridablePath) => string | null;
  readonly findVideo: FindVideo;
}

/** Names each file as it was uploaded. Files with equal names get a number, in the order of their uploads: 'cover (2).png'. */
export function createFileNames(catalogue: CatalogueState): FileNames {
  const files = Object.entries(catalogue).map(([key, asset]) => ({
    handle: createAssetHandle(key),
    asset,
    name: asset.originalName ?? key,
  }));
  const names = new Map<string, string>();
  const byName = new Map<string, (typeof files)[number]>();
  for (const file of files) {
    let name = file.name;
    for (let number = 2; byName.has(name.toLowerCase()); number += 1) name = addNumber(file.name, number);
    names.set(file.handle, name);
    byName.set(name.toLowerCase(), file);
  }
  return {
    nameFile: (handle) => names.get(handle) ?? null,
    findFile(name, path) {
      const found = byName.get(name.toLowerCase());
      return found !== undefined && findMedium(found.asset) === findFieldMedium(path) ? found.handle : null;
    },
    findVideo: createVideoFinder(catalogue),
  };
}

/** A kind of uploaded file. */
export type Medium = 'image' | 'video' | 'audio' | 'font';

/** Returns the kind of a file by what the server measured. */
export function findMedium({ width, duration, font }: CatalogueAsset): Medium {
  if (font) return 'font';
  if (!width) return 'audio';
  return duration ? 'video' : 'image';
}

/** Returns the kind of file that a field uses. */
export function findFieldMedium(path: OverridablePath): Medium {
  const purpose = Object.values(assetSlots).find(({ field }) => field === path)?.purpose;
  return purpose === 'video' || purpose === 'audio' || purpose === 'font' ? purpose : 'image';
}

function addNumber(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  return `${name.slice(0, end)} (${number})${name.slice(end)}`;
}
