import { Type, type Static } from 'typebox';
import { schema } from './schema.ts';

/** A finished file. */
export const ExportResult = schema(() =>
  Type.Object({
    /** Address of the file, until it expires (see `readDownload`). */
    downloadUrl: Type.String(),
    /** The name under which it is downloaded: `{ad-name}-{network}-{yyyy-mm-dd}.{zip|html}`. */
    fileName: Type.String(),
    /** Bytes. */
    fileSize: Type.Integer({ minimum: 1 }),
    /** SHA-256 of the file, 64 hexadecimal digits. */
    checksum: Type.String(),
    /** ISO 8601. */
    generatedAt: Type.String(),
    expiresAt: Type.String(),
    /** What each asset costs in the file, in bytes: by slot, and `player` for script and markup. */
    bytesByAsset: Type.Record(Type.String(), Type.Integer()),
    /** Rules that the file only just keeps, in words for people. */
    warnings: Type.Array(Type.String()),
  }),
);
export type ExportResult = Static<typeof ExportResult>;
