import type { Socket } from 'node:net';
import { type ErrorCode, errorCodes } from '@spinreel/config-schema/error-codes';

/** Answers what is no HTTP request, or did not arrive in time, in the product's envelope, and hangs up. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // Where the other side has gone, or an answer is already on its way, there is nobody to tell.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const [status, code] = answers[error.code ?? ''] ?? ['400 Bad Request', 'malformed'];
  const body = JSON.stringify({ success: false, error: { code, message: errorCodes[code].message } });
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`, () => socket.destroy());
}

const answers: Readonly<Record<string, [status: string, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'malformed'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large'],
};
