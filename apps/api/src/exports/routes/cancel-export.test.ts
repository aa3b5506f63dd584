import { checkAd, exportAd } from '@spinreel/api-contract/exports';
import { expect, it, vi } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { uploadAd } from '../../../test/upload-ad.ts';

const id = 'ad-12345678';

// Requirement: export.cancel
it.each([exportAd.path(id, 'meta'), checkAd.path(id)])(
  'stops waiting for the media of %s when the client leaves',
  async (path) => {
    const server = await startTestServer();
    const client = await server.unlocked();
    const config = await uploadAd(client, id);
    const signals: (AbortSignal | undefined)[] = [];
    vi.spyOn(server.services.jobs, 'run').mockImplementation(({ signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('The client disconnected')));
      });
    });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const answer = fetch(`${address}${path}`, {
      method: 'POST',
      headers: { cookie: client.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ config }),
      signal: leaving.signal,
    });
    await Promise.all([
      expect(answer).rejects.toThrow('aborted'),
      vi.waitFor(() => expect(signals.length).toBeGreaterThan(0), patient).then(() => leaving.abort()),
    ]);
    await vi.waitFor(() => expect(signals.map((signal) => signal?.aborted)).not.toContain(false), patient);
    vi.restoreAllMocks();
  },
);
