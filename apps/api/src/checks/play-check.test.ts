import type { Verdict } from '@spinreel/preflight/verdict';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { JobRequest, Jobs } from '../jobs/jobs.ts';
import { silentProgress } from '../progress/work-progress.ts';
import { createCheck } from './create-check.ts';
import { playCheck } from './play-check.ts';
import { adNetworks } from '@spinreel/exporters/networks/index';

// Requirement: check.exports-first
it('plays files in the background of exports, in a limited time', async () => {
  const { services } = await startTestServer();
  const sha256 = await services.blobs.storeBytes(new TextEncoder().encode('<!doctype html>'));
  const work = { sessionId: 'session-1', progress: silentProgress, signal: new AbortController().signal };
  const file = { name: 'ad.html', sizeBytes: 15, sha256 };
  const check = await createCheck(services, { ...work, file, networks: [adNetworks.moloco] });
  const requests: Pick<JobRequest<object, unknown>, 'priority' | 'answerWithinMs'>[] = [];
  const jobs: Jobs = {
    ...services.jobs,
    run: ({ priority, answerWithinMs = Infinity }) => {
      requests.push({ priority, answerWithinMs });
      const verdict: Verdict = { ...emptyVerdict, sha256 };
      return Promise.resolve({ verdict, screenshots: [] } as never);
    },
  };
  const played = await playCheck({ ...services, jobs }, { ...work, id: check.id, networkId: 'moloco' });
  expect(played.isPlayed).toBe(true);
  expect(requests.map(({ priority }) => priority)).toEqual(['later']);
  expect(requests.every(({ answerWithinMs = Infinity }) => Number.isFinite(answerWithinMs))).toBe(true);
});

const emptyVerdict: Omit<Verdict, 'sha256'> = {
  network: 'moloco',
  fileName: 'ad.html',
  origin: 'foreign',
  madeWith: null,
  passed: true,
  findings: [],
  notJudged: [],
};
