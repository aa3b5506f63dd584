import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startTestServer } from '../test/start-test-server.ts';

const program = fileURLToPath(new URL('read-messages.ts', import.meta.url));

it('prints contact messages while the server runs, without terminal control characters', async () => {
  const { dataDir, visitor } = await startTestServer();
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello\n\u001b[2J\u009b2Jyou' };
  await visitor().json('POST', '/api/contact', message);
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  expect(JSON.parse(stdout)).toMatchObject(message);
  // eslint-disable-next-line no-control-regex -- these are what must not be there
  expect(stdout.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
});
