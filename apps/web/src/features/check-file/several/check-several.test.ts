import type { CheckVerdict, FileCheck } from '@spinreel/api-contract/checks';
import { expect, test } from 'vitest';
import type { ApiFailure } from '../../../api-client/calls/api-failure.ts';
import { checkSeveral, type SeveralRequests, type SeveralRow } from './check-several.ts';

// Requirement: check.play
test('checks all files before it plays the first one, and shows what each play has seen', async () => {
  const { run, asked } = setup();
  const rows = await run(['a.html', 'b.html']);
  expect(asked).toEqual(['check a.html', 'check b.html', 'play a.html meta', 'play b.html meta']);
  expect(rows.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(rows[0]?.check?.verdicts).toMatchObject([
    { network: 'meta', storeCall: { state: 'seen' } },
    { network: 'google', storeCall: { state: 'found' } },
  ]);
});

test('a file that cannot be checked does not stop the others', async () => {
  const { run } = setup();
  const rows = await run(['broken.html', 'b.html']);
  expect(rows).toMatchObject([
    { status: 'failed', check: null, message: 'It is broken.' },
    { status: 'done', message: null },
  ]);
});

test('checks without playing', async () => {
  const { run, asked } = setup({ isPlayed: false });
  expect(await run(['a.html'])).toMatchObject([{ status: 'done' }]);
  expect(asked).toEqual(['check a.html']);
});

test('stops when it is canceled, and keeps what it knows', async () => {
  const controller = new AbortController();
  const { run, asked } = setup({ onAsked: (count) => count === 3 && controller.abort() });
  const rows = await run(['a.html', 'b.html'], controller.signal);
  expect(asked).toHaveLength(3);
  expect(rows.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  expect(rows.every(({ check }) => check !== null)).toBe(true);
});

const broken: ApiFailure = {
  status: 422,
  code: 'failed',
  message: 'It is broken.',
  retryAfterSeconds: null,
  data: undefined,
};

function setup({ isPlayed = true, onAsked = (_count: number): unknown => null } = {}) {
  const asked: string[] = [];
  const ask = (what: string) => {
    asked.push(what);
    onAsked(asked.length);
  };
  const requests: SeveralRequests = {
    send: (file) => {
      ask(`check ${file.name}`);
      if (file.name.startsWith('broken')) return Promise.resolve({ error: broken });
      return Promise.resolve({ data: createCheck(file.name) });
    },
    play: isPlayed
      ? ({ id, network }) => {
          ask(`play ${id} ${network}`);
          return Promise.resolve({ data: createVerdict(network, 'seen', true) });
        }
      : null,
  };
  const run = async (names: readonly string[], signal = new AbortController().signal) => {
    let rows: readonly SeveralRow[] = [];
    const files = names.map((name) => new File(['x'], name));
    await checkSeveral({ files, requests, signal, onChange: (changed) => (rows = changed) });
    return rows;
  };
  return { run, asked };
}

function createCheck(name: string): FileCheck {
  return {
    id: name,
    fileName: name,
    sizeBytes: 1,
    sha256: 'a1'.repeat(32),
    origin: 'foreign',
    madeWith: null,
    assets: [],
    verdicts: [createVerdict('meta', 'found', true), createVerdict('google', 'found', false)],
    publishing: null,
    createdAt: '2026-11-27T08:00:00Z',
    fileExpiresAt: '2026-11-27T12:00:00Z',
    expiresAt: '2026-12-27T08:00:00Z',
  };
}

function createVerdict(network: string, state: 'found' | 'seen', isPlayable: boolean): CheckVerdict {
  const storeCall = { state, call: 'FbPlayableAd.onCTAClick()' };
  const lists = { findings: [], notJudged: [], screenshots: [] };
  return {
    network,
    label: network,
    passed: true,
    isPlayable,
    isPlayed: state === 'seen',
    storeCall,
    ...lists,
  };
}
