import { Type } from 'typebox';

/**
 * The fields with which every upload is answered. The two handles name the same file; a config may carry either as an
 * asset's `filePath`.
 */
export function uploadedFileFields() {
  return {
    /** `/api/assets/<id>`: the handle, and the address of bytes that a browser can show. */
    filePath: Type.String(),
    /** `asset:<id>`: the handle alone. Never a path. */
    fileSystemPath: Type.String(),
    /** The file's own name as the client sent it; only for display. */
    originalName: Type.String(),
    /** Bytes of the upload. */
    fileSize: Type.Integer({ minimum: 1 }),
  };
}
