import {
  checkFile,
  CheckFileResponse,
  playCheck,
  PlayCheckResponse,
  readCheck,
  type FileCheck,
} from '@spinreel/api-contract/checks';
import { checkUploadLimits } from '@spinreel/config-schema/limits/limits';
import { timings } from '@spinreel/config-schema/limits/timings';
import { messages } from '@spinreel/config-schema/messages/messages';
import JSZip from 'jszip';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;

const html = `<!doctype html><html><head><meta name="viewport" content="width=device-width">
<script src="https://cdn.example.com/game.js"></script></head>
<body><canvas></canvas><script>var x = eval('1')</script></body></html>`;

/** Opens the store at the first tap. */
const shortGame = `<!doctype html><html><head><style>button { width: 100vw; height: 100vh; background: #264 }</style></head>
<body><button onclick="FbPlayableAd.onCTAClick()">Play</button></body></html>`;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.nowMs, cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: check.upload, check.verdicts
it('checks an HTML file for each chosen network and says what is wrong and where', async () => {
  const answer = await send({ name: 'game.html', content: html });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  expect(Compile(CheckFileResponse).Check(answer.json())).toBe(true);
  const check = readData(answer);
  expect(check).toMatchObject({ fileName: 'game.html', sizeBytes: html.length, origin: 'foreign' });
  expect(check.verdicts.map(({ network, passed, isPlayed }) => [network, passed, isPlayed])).toEqual([
    ['moloco', false, false],
    ['applovin', false, false],
  ]);
  const broken = check.verdicts[0]!.findings.filter(({ passed }) => !passed);
  expect(broken[0]!.severity).toBe('error');
  expect(broken.map(({ message }) => message).join()).toContain('cdn.example.com');
  expect((await client.get(readCheck.path(check.id))).json()).toEqual(answer.json());
});

// Requirement: check.upload
it('checks a broken ZIP, and refuses files that are neither a ZIP nor HTML', async () => {
  const zip = await new JSZip().file('index.html', html).generateAsync({ type: 'uint8array' });
  const broken = await send({ name: 'broken.zip', content: zip.slice(0, 200), networks: 'meta' });
  expect(broken.statusCode).toBe(200);
  expect(readData(broken).verdicts[0]).toMatchObject({ passed: false, isPlayable: false });
  for (const [name, content] of [
    ['notes.zip', 'Dear reader, this is a text.'],
    ['film.html', new Uint8Array([0, 0, 0, 24, 102, 116, 121, 112])],
  ] as const) {
    const refused = await send({ name, content });
    expect([refused.statusCode, refused.json().error.message]).toEqual([415, messages.check.format]);
  }
  const empty = await send({ name: 'empty.html', content: '' });
  expect([empty.statusCode, empty.json().error.code]).toEqual([422, 'empty-file']);
});

// Requirement: check.upload
it('refuses files above the limit, missing and unknown networks, and clients without access', async () => {
  const content = `<html>${' '.repeat(checkUploadLimits.maxBytes)}`;
  const large = await send({ name: 'large.html', content });
  expect([large.statusCode, large.json().error.message]).toEqual([413, messages.check.tooLarge]);
  const none = await send({ name: 'game.html', content: html, networks: '' });
  expect([none.statusCode, none.json().error.message]).toEqual([422, messages.check.networksMissing]);
  const unknown = await send({ name: 'game.html', content: html, networks: 'moloco,nonsense' });
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([422, 'unacceptable']);
  const locked = await send({ name: 'game.html', content: html, as: server.visitor() });
  expect(locked.statusCode).toBe(401);
});

// Requirement: check.play
it(
  'plays a checked file for a network and adds what it did to the verdict',
  { timeout: 600_000 },
  async () => {
    const check = readData(await send({ name: 'game.html', content: shortGame, networks: 'moloco' }));
    const answer = await client.json('POST', playCheck.path(check.id, 'moloco'), undefined);
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect(Compile(PlayCheckResponse).Check(answer.json())).toBe(true);
    const played = answer.json().data;
    expect(played.isPlayed).toBe(true);
    expect(played.findings.length).toBeGreaterThan(check.verdicts[0]!.findings.length);
    const stored = (await client.get(readCheck.path(check.id))).json().data as FileCheck;
    expect(stored.verdicts).toEqual([played]);
    expect(stored.verdicts[0]!.screenshots).toContainEqual(
      expect.objectContaining({ stage: 'cover', orientation: 'portrait' }),
    );
    for (const { url } of stored.verdicts[0]!.screenshots) {
      const image = await client.get(url);
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
    }
    const other = await client.json('POST', playCheck.path(check.id, 'meta'), undefined);
    expect(other.statusCode).toBe(404);
  },
);

// Requirement: check.expiry
it('keeps the file for hours and the report for a week, for its own session only', async () => {
  const check = readData(await send({ name: 'game.html', content: html }));
  const other = await server.unlocked();
  expect((await other.get(readCheck.path(check.id))).statusCode).toBe(404);
  clock.nowMs += timings.checkedFileTtlMs;
  const late = await client.json('POST', playCheck.path(check.id, 'moloco'), undefined);
  expect([late.statusCode, late.json().error.message]).toEqual([410, messages.check.fileExpired]);
  expect((await client.get(readCheck.path(check.id))).statusCode).toBe(200);
  clock.nowMs += timings.checkReportTtlMs - timings.checkedFileTtlMs;
  expect((await client.get(readCheck.path(check.id))).statusCode).toBe(410);
});

async function send(options: { name: string; content: string | Uint8Array; networks?: string; as?: Client }) {
  const { name, content, networks = 'applovin,moloco', as = client } = options;
  const form = new FormData();
  form.append(checkFile.networksField, networks);
  form.append(
    checkFile.fileField,
    new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
    name,
  );
  return await as.form(checkFile.path(), form);
}

function readData(answer: Awaited<ReturnType<typeof send>>): FileCheck {
  return answer.json().data as FileCheck;
}
