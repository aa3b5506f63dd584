import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

it.each([
  [['localhost'], 200],
  [['localhost', 'evil.example'], 400],
  [['localhost', 'localhost'], 400],
])('a request with the hosts %j is answered %i', async (hosts, status) => {
  const { app } = await startTestServer();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
  socket.write(`GET /api/health HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
