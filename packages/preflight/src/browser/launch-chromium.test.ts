import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listeningSocket, type ListeningSocket } from '../../test/viewings/listening-socket.ts';
import { launchChromium } from './launch-chromium.ts';

/** How long to wait for a datagram, in milliseconds: far longer than the first one needs. */
const patienceMs = 2000;

let socket: ListeningSocket;

beforeEach(async () => {
  socket = await listeningSocket();
});

afterEach(() => socket.close());

const connection = (place: string) =>
  `var p=new RTCPeerConnection({iceServers:[{urls:'stun:${place}'}]});p.createDataChannel('x');p.createOffer().then(function(o){p.setLocalDescription(o)})`;
const transport = (place: string) => `new WebTransport('https://${place}/').ready.catch(function(){})`;
const worker = (place: string) => `new Worker(URL.createObjectURL(new Blob(["${transport(place)}"])))`;

test.each([
  ['WebRTC', connection],
  ['WebTransport', transport],
  ['WebTransport of a worker', worker],
])(
  'no datagram of %s leaves a sealed browser, whereas it does leave another',
  async (_, codeOf) => {
    await run(codeOf(socket.place), { isSealed: true });
    expect(socket.count()).toBe(0);
    await run(codeOf(socket.place), { isSealed: false });
    expect(socket.count()).toBeGreaterThan(0);
  },
  180_000,
);

test('without a browser, the error says what to install', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  try {
    await expect(launchChromium()).rejects.toMatchObject({
      name: 'MissingBrowser',
      part: 'chromium',
      message: expect.stringMatching(/Install .* CHROMIUM_PATH/),
    });
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a sealed browser shows pages in the size and the density of their emulated screen', async () => {
  const browser = await launchChromium({ isSealed: true });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    expect(await page.evaluate('[innerWidth, innerHeight, devicePixelRatio]')).toEqual([390, 844, 1]);
    const header = (await page.screenshot()).subarray(16, 24);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([390, 844]);
  } finally {
    await browser.close();
  }
});

test('a sealed browser reaches no server, localhost included', async () => {
  const server = createServer((_, response) => response.end('reached'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const browser = await launchChromium({ isSealed: true });
  const page = await browser.newPage();
  for (const name of ['127.0.0.1', 'localhost'])
    await expect(page.goto(`http://${name}:${port}/`)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  await browser.close();
  server.close();
});

/** Runs code in a page without a host simulator, so only the browser can block it. */
async function run(code: string, launch: { isSealed: boolean }): Promise<void> {
  const browser = await launchChromium(launch);
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await page.goto('https://ad.invalid/');
  await page.evaluate(code);
  await page.waitForTimeout(patienceMs);
  await browser.close();
}
