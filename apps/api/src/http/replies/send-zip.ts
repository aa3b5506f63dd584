import type { FastifyReply, FastifyRequest } from 'fastify';
import { setUploadPolicy } from '../guards/security-headers.ts';
import type { Content } from '../../storage/files/open-stored-file.ts';
import { sendContent } from './send-content.ts';

/** A ZIP that is ready to be sent. */
export interface ZipDownload extends Content {
  /** Built by the server from letters, digits and dashes. */
  readonly fileName: string;
}

/** Sends a ZIP, or the range that the request asks for, as an attachment. */
export function sendZip(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  zip: ZipDownload,
): FastifyReply {
  setUploadPolicy(reply);
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${zip.fileName}"`,
  });
  return sendContent({ request, reply }, zip);
}
