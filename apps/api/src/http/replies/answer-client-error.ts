import type { Socket } from 'node:net';
import { type ErrorCode, errorCodes } from '@spinreel/config-schema/messages/errors/error-codes';

/** Responds to malformed or timed-out HTTP requests with a JSON error and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // The client has disconnected, or a response has already been started.
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
