import type { Source } from './network.ts';

/** What documents of a network say about uploading many files. */
export interface UploadFacts {
  /** What takes a limited number of files, such as an ad group. Null if no document states a limit. */
  readonly group: { readonly name: string; readonly maxFiles: number; readonly source: Source } | null;
  /** What the network asks for with each file, as in 'the language for the moderation'. */
  readonly questions: readonly { readonly text: string; readonly source: Source }[];
}

/** The facts of networks whose documents say nothing about it. */
export const unknownUploads: UploadFacts = { group: null, questions: [] };
