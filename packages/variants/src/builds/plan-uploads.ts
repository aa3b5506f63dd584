/** What is known about uploading files to a network; a `Network` of `@spinreel/exporters` is one. */
export interface UploadNetwork {
  readonly id: string;
  readonly label: string;
  readonly uploads: {
    /** What takes a limited number of files, such as an ad group. Null if no limit is known. */
    readonly group: { readonly name: string; readonly maxFiles: number } | null;
    /** What the network asks for with each file. */
    readonly questions: readonly { readonly text: string }[];
  };
}

/** The files to upload to one network. */
export interface UploadPlan<File extends { readonly language: string }> {
  readonly network: UploadNetwork;
  /** Files that belong together: of one language, and no more than the network takes. */
  readonly groups: readonly { readonly language: File['language']; readonly files: readonly File[] }[];
}

/**
 * Plans the upload of the files of an ad, network by network. Files of different languages are in different groups, because
 * ad groups are aimed at the viewers of a language. A network without files is left out.
 */
export function planUploads<File extends { readonly network: string; readonly language: string }>(
  files: readonly File[],
  networks: readonly UploadNetwork[],
): UploadPlan<File>[] {
  const byNetwork = Map.groupBy(files, ({ network }) => network);
  return networks.flatMap((network) => {
    const own = byNetwork.get(network.id) ?? [];
    if (own.length === 0) return [];
    const limit = network.uploads.group?.maxFiles ?? own.length;
    const byLanguage = Map.groupBy(own, ({ language }) => language);
    const groups = [...byLanguage].flatMap(([language, spoken]) =>
      split(spoken, limit).map((part) => ({ language, files: part })),
    );
    return [{ network, groups }];
  });
}

function split<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
