import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { toAudioKind, type MediaKind } from '@spinreel/config-schema/options/formats';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';
import { type UploadPurpose } from '@spinreel/config-schema/options/formats';
import { isHeic } from '@spinreel/media/sniff-iso-media';
import { sniffedBytes, sniffMedia } from '@spinreel/media/sniff-media';
import { ApiProblem } from '../../errors/api-problem.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { ReceivedFile } from './received-file.ts';

/**
 * Detects the media kind of a file from its content, regardless of its name. Throws `empty-file`, or `unsupported-media` if
 * the purpose does not allow this kind.
 */
export async function sniffUpload<Kind extends MediaKind>(options: {
  file: ReceivedFile;
  purpose: UploadPurpose;
  /** The kinds that the caller accepts. */
  kinds: readonly Kind[];
}): Promise<Kind> {
  const { file, purpose, kinds } = options;
  if (file.sizeBytes === 0) throw new ApiProblem('empty-file');
  const start = await buffer(createReadStream(file.path, { end: sniffedBytes - 1 }));
  const sniffed = sniffMedia(start);
  const kind = sniffed !== null && purpose === 'audio' ? toAudioKind(sniffed) : sniffed;
  if (kind === null || !uploadRules[purpose].kinds.includes(kind) || !isOneOf(kinds, kind))
    throw new ApiProblem('unsupported-media', {
      problem: {
        code: 'upload-format',
        field: null,
        params: { purpose, ...(isHeic(start) && { isHeic: true }) },
      },
    });
  return kind;
}
