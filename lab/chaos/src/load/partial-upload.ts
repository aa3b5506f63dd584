import { request } from 'node:http';
import type { DrillClient } from '../server/drill-client.ts';

/** Sends the first bytes of an image upload and then nothing. Resolves once they have been sent. */
export async function partialUpload(
  client: DrillClient,
  file: { bytes: Uint8Array; share: number },
): Promise<void> {
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(file.bytes)]), 'cover.jpg');
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  const sending = request(`${client.origin}/api/upload/image`, {
    method: 'POST',
    headers: {
      'content-type': contentType,
      'content-length': body.byteLength,
      'sec-fetch-site': 'same-origin',
      cookie: client.cookie,
    },
  });
  // The server is going to be killed.
  sending.on('error', () => undefined);
  sending.on('response', (answer) => answer.resume());
  await new Promise<void>((resolve) => {
    sending.write(body.subarray(0, Math.ceil(body.byteLength * file.share)), () => resolve());
  });
}
