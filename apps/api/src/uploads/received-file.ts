/** An upload that has arrived whole, in a temporary file. */
export interface ReceivedFile {
  readonly path: string;
  /** As the client sent it; only for display and for its extension. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The form's text fields that came with it. */
  readonly fields: Readonly<Record<string, string>>;
}
