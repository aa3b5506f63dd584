import { afterEach, expect, it, vi } from 'vitest';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { startTestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { createBackgroundEncodes } from './background-encodes.ts';
import { preparedAd } from './prepared-ad.ts';

const adId = 'ad-12345678';

afterEach(() => {
  vi.useRealTimers();
});

it('makes the final media of what is being looked at, once', async () => {
  const { background, begun, prepare, config } = await setup();
  const prepared = await prepare(config);
  background.start(adId, prepared);
  background.start(adId, prepared);
  expect(begun.map(({ key, priority }) => [key, priority])).toEqual([
    [`final:${prepared.mediaFingerprint}`, 'later'],
  ]);
});

it('does not begin again for a change that is only text, and drops what has become useless', async () => {
  const { background, begun, prepare, config } = await setup();
  background.start(adId, await prepare(config));
  background.start(adId, await prepare({ ...config, cta: { ...config.cta, label: 'Go!' } }));
  expect(begun).toHaveLength(1);
  background.start(adId, await prepare({ ...config, pausePoints: [{ id: 'pause-1', timestamp: 0.1 }] }));
  expect(begun.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

it('waits until the ad rests after a save, and until it could be exported', async () => {
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
  await vi.waitFor(() => expect(begun).toHaveLength(1));
});

it('ends with the server', async () => {
  const { background, begun, prepare, config } = await setup();
  background.start(adId, await prepare(config));
  background.close();
  expect(begun.map(({ signal }) => signal?.aborted)).toEqual([true]);
});

async function setup() {
  const { services, unlocked } = await startTestServer();
  const config = await uploadAd(await unlocked(), adId);
  const [session] = await services.database.selectFrom('session').selectAll().execute();
  const sessionId = session?.id_hash ?? '';
  const begun: Job[] = [];
  const jobs: Jobs = {
    run: (job) => {
      begun.push(job);
      return new Promise(() => undefined);
    },
    close: () => Promise.resolve(),
  };
  const problems: unknown[] = [];
  const background = createBackgroundEncodes({ ...services, jobs }, (error) => problems.push(error));
  const prepare = (changed: AdConfig) => preparedAd(services, { config: changed, adId, sessionId });
  return { background, begun, prepare, config, sessionId };
}
