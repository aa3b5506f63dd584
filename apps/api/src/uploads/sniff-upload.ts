import { open } from 'node:fs/promises';
import { fileExtension, type MediaKind } from '@spinreel/config-schema/formats';
import { uploadRules, type UploadPurpose } from '@spinreel/config-schema/upload-rules';
import { sniffedBytes, sniffMedia } from '@spinreel/media/sniff-media';
import { ApiProblem } from '../errors/api-problem.ts';
import { isOneOf } from './asset-kind.ts';
import type { ReceivedFile } from './received-file.ts';

/**
 * What the file is, told by its content. Throws `empty-file`, or `unsupported-media` when its name or its content is not
 * what the purpose allows; the two need not agree with each other, as a PNG called `.jpg` is still an image.
 */
export async function sniffUpload<Kind extends MediaKind>(options: {
  file: ReceivedFile;
  purpose: UploadPurpose;
  /** What the caller can take. */
  kinds: readonly Kind[];
}): Promise<Kind> {
  const { file, purpose, kinds } = options;
  if (file.sizeBytes === 0) throw new ApiProblem('empty-file');
  const rule = uploadRules[purpose];
  const unsupported = new ApiProblem('unsupported-media', { message: rule.formatMessage });
  if (!rule.formats.includes(fileExtension(file.name))) throw unsupported;
  const kind = sniffMedia(await head(file.path));
  if (kind === null || !rule.kinds.includes(kind) || !isOneOf(kinds, kind)) throw unsupported;
  return kind;
}

async function head(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const buffer = new Uint8Array(sniffedBytes);
    const { bytesRead } = await handle.read(buffer, 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
