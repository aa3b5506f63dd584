import { createHash } from 'node:crypto';
import { networks } from '@spinreel/exporters/networks/index';
import { measureAssets } from '@spinreel/preflight/assets/measure-assets';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { formatHtml } from '@spinreel/report/html/format-html';

export async function writeReport(bytes: Uint8Array, fileName: string): Promise<string> {
  const chosen = [networks.meta, networks.google];
  const file = {
    fileName,
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sizes: measureAssets(bytes, fileName),
    verdicts: await Promise.all(chosen.map((network) => checkFile({ bytes, fileName, network }))),
  };
  return formatHtml({ createdAt: new Date(), version: '0.1.0', files: [file] });
}
