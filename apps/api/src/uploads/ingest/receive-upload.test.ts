import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Failure } from '@spinreel/api-contract/schemas/envelope';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { coverFile } from '../../../test/upload-ad.ts';

const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let cookie: string;
let port: number;

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  ({ cookie } = await server.unlocked());
  port = await listen(server);
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

const file = 'content-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png';
const field = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;

// Requirement: security.forms
it.each([
  ['two files', `--x\r\n${file}\r\n\r\na\r\n--x\r\n${file}\r\n\r\nb\r\n--x--\r\n`, 400],
  [
    'a hundred fields',
    `${Array.from({ length: 100 }, (_, index) => field(`f${index}`)).join('')}--x--\r\n`,
    413,
  ],
  ['an unterminated part header', `--x\r\n${file}\r\nx-more: ${'y'.repeat(50)}`, 400],
  ['a header that reaches the prototype', `--x\r\n__proto__: x\r\n${file}\r\n\r\na\r\n--x--\r\n`, 415],
  ['a field that reaches the prototype', `${field('__proto__')}--x--\r\n`, 400],
  ['no closing boundary', `--x\r\n${file}\r\n\r\nhalf`, 400],
  [
    'a field of 5 kB',
    `--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${'y'.repeat(5000)}\r\n--x--\r\n`,
    400,
  ],
  ['a file under another name', `--x\r\n${file.replace('image"', 'video"')}\r\n\r\na\r\n--x--\r\n`, 400],
  ['no file', `${field('purpose')}--x--\r\n`, 400],
  ['nothing', '', 400],
])('a form of %s is refused, and nothing of it stays', async (_name, body, status) => {
  const answer = await send(body, 'multipart/form-data; boundary=x');
  expect(answer.status).toBe(status);
  expect(Compile(Failure).Check(answer.json)).toBe(true);
  expect(JSON.stringify(answer.json)).not.toMatch(/FST_|Busboy|busboy|terminated|at \//);
  expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
});

it('reports too many files for a form with two files, not too large', async () => {
  const part = `--x\r\n${file}\r\n\r\na\r\n`;
  const answer = await send(`${part}${part}--x--\r\n`, 'multipart/form-data; boundary=x');
  expect(answer.json).toEqual({
    success: false,
    error: { code: 'several-files', message: messages.upload.severalFiles },
  });
});

// Requirement: security.forms
it('reports a form without a boundary as malformed, and refuses a body that is not a form', async () => {
  expect((await send('--x--', 'multipart/form-data')).status).toBe(400);
  expect((await send('{}', 'application/json')).status).toBe(415);
});

// Requirement: security.forms
it('refuses a file that is too large before it has arrived', async () => {
  const { bytes } = await coverFile();
  const socket = connect(port, '127.0.0.1');
  const head = `--x\r\n${file}\r\n\r\n`;
  socket.write(
    requestHead({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9000000' }) + head,
  );
  for (let sent = 0; sent < 2.5 * 1024 * 1024; sent += bytes.length) socket.write(bytes);
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (data: Buffer) => resolve(data.toString()));
  });
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('Image file size exceeds the limit');
});

// Requirement: security.forms
it('leaves nothing behind when a client disconnects in the middle', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `${requestHead({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000' })}--x\r\n${file}\r\n\r\nabc`,
  );
  await vi.waitFor(async () => expect(await readdir(join(server.dataDir, 'tmp'))).toHaveLength(1), patient);
  socket.destroy();
  await vi.waitFor(async () => expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]), patient);
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
});

// Requirement: security.slow-clients
it('disconnects a client that stalls in the middle, and leaves nothing behind', async () => {
  const impatient = await startImpatientServer();
  const client = await impatient.unlocked();
  const socket = connect(await listen(impatient), '127.0.0.1');
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000' };
  socket.write(`${requestHead({ ...form, cookie: client.cookie })}--x\r\n${file}\r\n\r\nabc`);
  const answer = await text(socket);
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  await vi.waitFor(async () => expect(await readdir(join(impatient.dataDir, 'tmp'))).toEqual([]), patient);
});

// Requirement: security.slow-clients
it('answers headers that never end with a timeout', async () => {
  const socket = connect(await listen(await startImpatientServer()), '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: 1');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"success":false');
});

/** A server that waits less than a second for a request, which is too short for clients on a busy machine. */
function startImpatientServer(): Promise<TestServer> {
  return startTestServer({
    timeouts: {
      requestTimeout: 700,
      keepAliveTimeout: 5000,
      http: { headersTimeout: 500, connectionsCheckingInterval: 50 },
    },
  });
}

async function listen({ app }: TestServer): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

function requestHead(headers: Record<string, string>): string {
  const all = { host: `127.0.0.1:${port}`, cookie, 'sec-fetch-site': 'same-origin', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/upload/image HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

async function send(body: string, type: string): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/upload/image`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, cookie, 'sec-fetch-site': 'same-origin' },
  });
  return { status: response.status, json: await response.json() };
}
