import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { exportAd } from '@spinreel/api-contract/exports';
import { previewAd } from '@spinreel/api-contract/previews';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { patient } from '../../../test/patient.ts';
import { type ServerWithAd, startServerWithAd } from '../../../test/start-server-with-ad.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { uploadAd } from '../../../test/upload-ad.ts';
import { type Jobs, type ResolvedRequest, resolveRequest } from '../../jobs/jobs.ts';
import { createBackgroundEncodes } from './background-encodes.ts';
import { listMediaBudgets } from './media-budgets.ts';
import { prepareAd } from '../prepare-ad.ts';

const adId = 'ad-12345678';
let started: ServerWithAd;

beforeAll(async () => {
  started = await startServerWithAd(adId);
  return started.close;
});

afterEach(() => {
  vi.useRealTimers();
});

it('prepares the final media of the current ad once', async () => {
  const { background, begun, prepare, config } = await setup();
  const prepared = await prepare(config);
  background.start(adId, prepared);
  background.start(adId, prepared);
  expect(begun.map(({ key, isBackground }) => [key, isBackground])).toEqual(
    listMediaBudgets(config).map((budgetBytes) => [
      `final:${budgetBytes}:${prepared.mediaFingerprint}`,
      true,
    ]),
  );
  // Both networks take files of the same size.
  expect(begun).toHaveLength(1);
});

// Requirement: network.chosen-per-ad
it('encodes nothing for an ad without networks, and starts once there is one', async () => {
  const { background, begun, prepare, config } = await setup();
  background.start(adId, await prepare({ ...config, networks: [] }));
  expect(begun).toHaveLength(0);
  background.start(adId, await prepare({ ...config, networks: ['applovin'] }));
  expect(begun).toHaveLength(1);
});

it('ignores changes of text, and drops encodes that became useless', async () => {
  const { background, begun, prepare, config } = await setup();
  background.start(adId, await prepare(config));
  background.start(adId, await prepare({ ...config, cta: { ...config.cta, label: 'Go!' } }));
  expect(begun).toHaveLength(1);
  background.start(adId, await prepare({ ...config, pausePoints: [{ id: 'pause-1', timestamp: 0.1 }] }));
  expect(begun.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

it('waits until the ad rests after a save, and until it can be exported', async () => {
  const { background, begun, config, sessionId } = await setup();
  vi.useFakeTimers();
  background.afterSave({ config: { ...config, pausePoints: [] }, adId, sessionId });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(0);
  background.afterSave({ config, adId, sessionId });
  await vi.advanceTimersByTimeAsync(2000);
  background.afterSave({ config, adId, sessionId });
  await vi.advanceTimersByTimeAsync(2000);
  expect(begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(begun).toHaveLength(1), patient);
});

it('stops with the server', async () => {
  const { background, begun, prepare, config } = await setup();
  background.start(adId, await prepare(config));
  background.close();
  expect(begun.map(({ signal }) => signal?.aborted)).toEqual([true]);
});

it.each([true, false])(
  'encodes the media of a previewed ad ahead of its export if the operator wants it: %s',
  async (encodesAhead) => {
    const server = await startTestServer({ settings: { encodesAhead } });
    const client = await server.unlocked();
    const config = await uploadAd(client, adId);
    const run = vi.spyOn(server.services.jobs, 'run');
    await client.json('POST', previewAd.path(adId), { config });
    await client.json('POST', exportAd.path(adId, 'meta'), { config });
    const requests = run.mock.calls.map(([request]) => resolveRequest(request));
    run.mockRestore();
    const final = requests.filter(({ key }) => key.startsWith('final:'));
    expect(final.filter(({ isBackground }) => isBackground)).toHaveLength(encodesAhead ? 1 : 0);
    expect(final.filter(({ isBackground }) => !isBackground)).toHaveLength(1);
  },
);

async function setup() {
  const { config } = started;
  const { services } = started.server;
  const [session] = await services.database.selectFrom('session').selectAll().execute();
  const sessionId = session?.id_hash ?? '';
  const begun: ResolvedRequest[] = [];
  const jobs: Jobs = {
    run: (request) => {
      begun.push(resolveRequest(request));
      return new Promise(() => undefined);
    },
    close: () => Promise.resolve(),
  };
  const problems: unknown[] = [];
  const background = createBackgroundEncodes({ ...services, jobs }, (error) => problems.push(error));
  const prepare = (changed: AdConfig) => prepareAd(services, { config: changed, adId, sessionId });
  return { background, begun, prepare, config, sessionId };
}
