import type { AssetSize } from '@spinreel/preflight/assets/asset-size';

/** The size of an asset, and its size in an earlier file. */
export interface ComparedSize extends AssetSize {
  /** 0 if the earlier file does not contain the asset; null if there is no earlier file. */
  readonly baseBytes: number | null;
}

/** Compares the assets of a file with those of an earlier one, by their paths. Assets that are gone have 0 bytes. */
export function compareSizes(sizes: readonly AssetSize[], base: readonly AssetSize[] | null): ComparedSize[] {
  const baseBytes = new Map(base?.map(({ path, bytes }) => [path, bytes]));
  const compared = sizes.map((size) => ({
    ...size,
    baseBytes: base === null ? null : (baseBytes.get(size.path) ?? 0),
  }));
  const paths = new Set(sizes.map(({ path }) => path));
  const gone = (base ?? []).filter(({ path }) => !paths.has(path));
  return [
    ...compared,
    ...gone.map((size) => ({ ...size, bytes: 0, packedBytes: null, baseBytes: size.bytes })),
  ];
}
