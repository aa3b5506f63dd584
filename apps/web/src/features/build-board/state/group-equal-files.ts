import { findEqualFiles } from '@spinreel/variants/builds/find-equal-files';
import type { BoardFile } from './list-files.ts';

/** Variants and languages whose files for some networks have equal bytes. */
export interface EqualFiles {
  /** Those for the first of the networks, one for each variant and language. */
  readonly files: readonly BoardFile[];
  /** The ids of the networks. */
  readonly networks: readonly string[];
}

/** Groups finished files with equal bytes. Groups of the same variants and languages are one entry. */
export function groupEqualFiles(files: readonly BoardFile[]): EqualFiles[] {
  const finished = files.flatMap((file) => {
    const { status, network, build } = file;
    const sha256 = build?.result?.checksum;
    return status === 'ready' && sha256 !== undefined ? [{ network, sha256, file }] : [];
  });
  const groups = findEqualFiles(finished).map((group) => group.map(({ file }) => file));
  const byVariants = Map.groupBy(groups, (group) =>
    JSON.stringify(group.map(({ variantId, language }) => [variantId, language])),
  );
  return Array.from(byVariants.values(), ([first = [], ...others]) => ({
    files: first,
    networks: [first, ...others].flatMap(([file]) => file?.network ?? []),
  }));
}
