/** A completely received upload in a temporary file. */
export interface ReceivedFile {
  readonly path: string;
  /** The file name that the client sent, without control characters; only for display. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The text fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}
