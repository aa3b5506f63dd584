import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it, vi } from 'vitest';
import { childPrograms } from '../../../test/processes/child-programs.ts';
import { patient } from '../../../test/patient.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

// Requirement: media.programs-end
it('stops the work on an upload when its client leaves', async () => {
  const server = await startTestServer();
  const { cookie } = await server.unlocked();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const form = new FormData();
  form.append('video', new Blob([await readFile(fixtureMedia.slotClip.path)]), 'long.mp4');
  const client = new AbortController();
  const answer = fetch(`${address}/api/upload/video`, {
    method: 'POST',
    body: form,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    signal: client.signal,
  });
  const ending = answer.then(
    () => 'answered',
    () => 'gone',
  );
  await vi.waitFor(async () => expect(await encoders()).toBeGreaterThan(0), patient);
  client.abort();
  expect(await ending).toBe('gone');
  await vi.waitFor(async () => expect(await encoders()).toBe(0), patient);
  await vi.waitFor(async () => expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]), patient);
  expect(await server.services.database.selectFrom('asset').selectAll().execute()).toEqual([]);
});

/** Counts the running encoders that this process has started. */
async function encoders(): Promise<number> {
  return (await childPrograms(process.pid)).filter(({ name }) => name === 'ffmpeg').length;
}
