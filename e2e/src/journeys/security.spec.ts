import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Frame, type Page } from '@playwright/test';
import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { openCustomization } from '../support/customized-ad.ts';
import { attemptEscapes, nothingReached } from '../support/escape-attempts.ts';
import { addFrame } from '../support/add-frame.ts';
import { neighbour, openNeighbour } from '../support/servers/neighbour-site.ts';
import { accessPassword } from '../support/servers/served-product.ts';
import { test } from '../support/test.ts';
import { sendPassword } from '../support/wizard.ts';

const script = `console.log('A script ran')`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="red"/><script>${script}</script></svg>`;
/** The fields besides its media without which an ad cannot be previewed. */
const finished = { name: 'Lucky Reels', cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } };
const html = `<html><script>${script}</script></html>`;

// Requirement: security.served-uploads
test('an upload opened by its URL or in a frame runs no scripts', async ({ page }) => {
  const said = collectMessages(page);
  const badge = await readFile(fixtureMedia.badge.path);
  await enter(page);
  const uploads = [
    await upload(page, { name: 'a.svg', bytes: Buffer.from(svg) }),
    await upload(page, { name: 'a.png', bytes: Buffer.concat([badge, Buffer.from(html)]) }),
  ];
  for (const answer of uploads) {
    const { address } = answer;
    const response = await page.goto(address);
    expect(response?.headers()['content-type']).toMatch(/^image\/(png|webp)$/);
    await addFrame(page, address);
  }
  expect(said).not.toContain('A script ran');
  const markup = await upload(page, { name: 'page.png', bytes: Buffer.from(html) });
  expect(markup.status).toBe(415);

  // Even the original bytes would run nothing with the headers of an upload.
  const { address } = uploads[0] ?? markup;
  const policy = (await page.request.get(address)).headers()['content-security-policy'] ?? '';
  const bare = { body: svg, contentType: 'image/svg+xml' };
  await openNeighbour(page, { ...bare, headers: { 'content-security-policy': policy } });
  await page.waitForTimeout(500);
  expect(said).not.toContain('A script ran');
  await openNeighbour(page, bare);
  await expect.poll(() => said).toContain('A script ran');
});

// Requirement: security.served-uploads
test('no page of another site can frame ours or read our responses', async ({ page }) => {
  await openCustomization(page, finished);
  const preview = await openPreviewAddress(page);
  const { address } = await upload(page, {
    name: 'a.png',
    bytes: await readFile(fixtureMedia.badge.path),
  });
  const own = new URL(page.url()).origin;
  const framed = ['/', '/contact', '/create', '/demo/double-spin.html', preview].map((path) => own + path);
  const frames = framed.map((url) => `<iframe src="${url}"></iframe>`).join('');
  await openNeighbour(page, { body: `${frames}<img id="upload" src="${own}${address}">` });
  const children = page.mainFrame().childFrames();
  expect(children).toHaveLength(framed.length);
  for (const child of children) await expect.poll(() => child.url()).toMatch(/^chrome-error:/);
  // The cookie was sent. The image is not drawn because only our own pages may use it.
  expect(await page.locator('#upload').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  const read = await page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then(String, () => 'refused'),
    `${own}/api/access`,
  );
  expect(read).toBe('refused');
});

// Requirement: security.cross-site
test('requests from another site’s page change nothing, although the cookie is sent', async ({ page }) => {
  await enter(page);
  const own = new URL(page.url()).origin;
  await openNeighbour(page, {
    body: `<form method="post" enctype="text/plain" action="${own}/api/ads"><input name="{}"></form>`,
  });
  const sent = page.waitForRequest(`${own}/api/ads`);
  const answer = await page.evaluate(
    (url) =>
      fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).then(
        String,
        () => 'refused',
      ),
    `${own}/api/ads`,
  );
  expect(answer).toBe('refused');
  expect((await (await sent).allHeaders())['cookie']).toContain('spinreel_session');
  const byForm = page.waitForResponse(`${own}/api/ads`);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  expect((await byForm).status()).toBe(403);
  const { data } = (await (await page.request.get(`${own}/api/ads`)).json()) as { data: { ads: unknown[] } };
  expect(data.ads).toEqual([]);
});

// Requirement: preview.sandbox
test('a preview plays in any frame and cannot reach anything outside', async ({ page }) => {
  await openCustomization(page, finished);
  const address = await openPreviewAddress(page);
  const inWizard = await openPreviewFrame(page);
  await expect(inWizard.getByRole('button', { name: 'Spin!' })).toBeVisible();
  expect(await attemptEscapes(inWizard)).toEqual(nothingReached);
  // Neither a frame without restrictions nor a separate window is a way out.
  for (const sandbox of ['allow-scripts allow-same-origin allow-popups allow-top-navigation', null]) {
    const frame = await addFrame(page, address, sandbox);
    expect(await attemptEscapes(frame)).toEqual(nothingReached);
  }
  await page.goto(address);
  expect(await attemptEscapes(page.mainFrame())).toMatchObject({
    cookie: 'refused',
    storage: 'refused',
    network: 'refused',
  });
});

// Requirement: security.demo-sandbox
test('the demo on the front page cannot reach anything outside its frame', async ({ page }) => {
  await page.goto('/');
  expect(await attemptEscapes(await addFrame(page, '/demo/double-spin.html', null))).toEqual(nothingReached);
  expect(await page.evaluate(() => 'reachedBy' in window)).toBe(false);
  // On our own page, all of these attempts succeed, so they are really made.
  const { cookie, storage, parent, top, network } = await attemptEscapes(page.mainFrame());
  expect(new Set([cookie, storage, parent, top, network])).toEqual(new Set(['reached']));
});

// Requirement: security.own-scripts
test('no page violates the app’s content security policy, and an injected script does not run', async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
      note(`${document.URL}: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  for (const path of [...Object.keys(publicPages), '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await openCustomization(page, finished);
  const ad = new URL(page.url()).searchParams.get('ad') ?? '';
  for (const step of [1, 2, 3, 4]) {
    await page.goto(`/create?ad=${ad}&step=${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect((await openPreviewFrame(page)).getByRole('button', { name: 'Spin!' })).toBeVisible({
    timeout: 240_000,
  });
  for (const path of [`/create?ad=${ad}&step=5`, '/ads', `/preview/${ad}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(violations).toEqual([]);

  const said = collectMessages(page);
  await page.evaluate(
    ([text, stranger]) => {
      const inline = document.createElement('script');
      inline.textContent = text;
      const image = document.createElement('img');
      image.setAttribute('onerror', text);
      image.src = 'data:,';
      const elsewhere = document.createElement('script');
      elsewhere.src = `${stranger}/script.js`;
      document.body.append(inline, image, elsewhere);
    },
    [script, neighbour] as const,
  );
  await expect.poll(() => violations).toHaveLength(3);
  expect(said).not.toContain('A script ran');
});

// Requirement: access.locked-api
test('the served web app contains no password and no secret', async () => {
  const folder = process.env['WEB_DIR'] ?? '../apps/web/dist';
  const secret = await readFile('test-results/data/cookie-secret', 'latin1');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files.some(({ name }) => /^index-.*\.js$/.test(name))).toBe(true);
  // One assertion for all: Playwright takes longer to record thousands of them than to read the files.
  const found: string[] = [];
  for (const { name, parentPath } of files) {
    const bytes = decompress(name, await readFile(join(parentPath, name)));
    for (const word of [accessPassword, secret.trim(), 'ACCESS_PASSWORD', 'SMTP_URL', 'DATABASE_URL'])
      if (bytes.includes(word, 0, 'latin1')) found.push(`${name} contains ${word}`);
  }
  expect(found).toEqual([]);
});

async function enter(page: Page): Promise<void> {
  await page.goto('/');
  await sendPassword(page);
}

async function upload(page: Page, { name, bytes }: { name: string; bytes: Buffer }) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/upload/image', {
    multipart: { purpose: 'decoration', image: { name, mimeType: 'image/png', buffer: bytes } },
    headers: { origin },
  });
  const { data } = (await answer.json()) as { data?: { processedImage: { optimizedUrl: string } } };
  return { status: answer.status(), address: data?.processedImage.optimizedUrl ?? '' };
}

async function openPreviewFrame(page: Page): Promise<Frame> {
  const frame = page.locator('iframe[title="Ad preview"]');
  await expect(frame).toHaveAttribute('src', /\/preview\//);
  const content = await (await frame.elementHandle())?.contentFrame();
  if (!content) throw new Error('There is no frame');
  return content;
}

/** Opens the wizard's preview and returns the address of its page. */
async function openPreviewAddress(page: Page): Promise<string> {
  await page.goto(page.url().replace('step=3', 'step=4'));
  const frame = page.locator('iframe[title="Ad preview"]');
  await expect(frame).toHaveAttribute('src', /\/preview\//);
  return (await frame.getAttribute('src')) ?? '';
}

/** Collects what the page's documents write to the console. */
function collectMessages(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}

function decompress(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes);
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}
