import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { messages } from '@spinreel/config-schema/messages/messages';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

it('finishes requests in progress when it closes, and refuses new ones', async () => {
  const { app } = await startTestServer();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const [underWay, late] = [await connected(port), await connected(port)];
  const body = '{"password":"wrong"}';
  const head = `POST /api/access HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const requestArrived = new Promise<void>((resolve) => {
    app.server.once('request', () => resolve());
  });
  underWay.write(head);
  late.write('GET /api/health HTTP/1.1\r\nhost: x\r\n');
  await requestArrived;
  const closing = app.close();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  underWay.write(body);
  late.write('\r\n');
  const [first, second] = await Promise.all([text(underWay), text(late)]);
  await closing;
  expect(first).toMatch(/^HTTP\/1\.1 401 /);
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toContain(messages.backend.closing);
  expect(second.toLowerCase()).toContain('retry-after: 10');
});

it('closes connections that never sent a request', async () => {
  const { app, close } = await startTestServer();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const early = await connected(port);
  const hungUp = once(early, 'close');
  await close();
  await hungUp;
});

function connected(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
  });
}
