import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { setUploadPolicy } from '../guards/security-headers.ts';

/** A ZIP that is ready to be sent. */
export interface ZipDownload {
  /** Built by the server from letters, digits and dashes. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /**
   * Opens the ZIP, which reads its entries as it is read. Fails if an entry cannot be read or does not have its stated
   * size. Destroying it closes the entry that is being read.
   */
  readonly open: () => Readable;
}

/** Sends a ZIP as an attachment. */
export function sendZip(reply: FastifyReply, { fileName, sizeBytes, open }: ZipDownload): FastifyReply {
  setUploadPolicy(reply);
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': sizeBytes,
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    .send(open());
}
