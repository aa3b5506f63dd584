import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { setUploadPolicy } from '../guards/security-headers.ts';

/** A ZIP that is ready to be sent. */
export interface ZipDownload {
  /** Built by the server from letters, digits and dashes. */
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly stream: Readable;
}

/** Sends a ZIP as an attachment. */
export function sendZip(reply: FastifyReply, { fileName, sizeBytes, stream }: ZipDownload): FastifyReply {
  setUploadPolicy(reply);
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': sizeBytes,
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    .send(stream);
}
