import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { Settings } from '../../settings/settings.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

it('serves the app at every address that is not a file, and never from a cache', async () => {
  const { get } = await setup();
  for (const url of ['/', '/create?ad=ad-12345678', '/preview/ad-12345678', '/terms']) {
    const answer = await get(url);
    expect([answer.status, answer.body]).toEqual([200, '<p>the app</p>']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  }
});

// Requirement: site.without-scripts
it.each([
  ['/contact/', '/contact'],
  ['/create/?ad=ad-12345678', '/create?ad=ad-12345678'],
])('%s is redirected to %s', async (path, target) => {
  const { get } = await setup();
  const answer = await get(path);
  expect([answer.status, answer.headers['location']]).toEqual([308, target]);
});

it.each(['//', '//evil.example/', '/nowhere/'])('does not redirect %s anywhere', async (path) => {
  const { get } = await setup();
  expect((await get(path)).status).toBe(404);
});

it('serves prerendered pages at their own addresses only', async () => {
  const { get } = await setup();
  expect((await get('/contact')).body).toBe('<p>the contact page</p>');
  expect((await get('/pages/contact.html')).status).toBe(404);
});

// Requirement: site.unknown-address
it('serves the app for an unknown address, with status 404', async () => {
  const { get } = await setup();
  const answer = await get('/nowhere');
  expect([answer.status, answer.body]).toEqual([404, '<p>the app</p>']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
});

it('compresses pages for clients that accept it', async () => {
  const page = '<p>the app</p>'.repeat(100);
  const { get } = await setup(page);
  const answer = await get('/');
  expect(answer.body).toBe(page);
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
});

it('lets browsers cache bundles forever, and revalidate everything else', async () => {
  const { get } = await setup();
  const bundle = await get('/assets/index-abc123.js');
  expect([bundle.status, bundle.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  for (const url of ['/assets/gone-abc123.js', '/assets/', '/demo']) {
    expect((await get(url)).body).not.toContain('console.log');
  }
  expect((await get('/assets/gone-abc123.js')).status).toBe(404);
});

// Requirement: security.own-scripts
it('the app runs only its own scripts, and connects only to its own server', async () => {
  const { get } = await setup();
  for (const url of ['/', '/create', '/favicon.svg']) {
    const policy = String((await get(url)).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'; script-src 'self' https://stats.example.com;");
    expect(policy).toContain("connect-src 'self'; object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  }
  const { headers } = await get('/');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

// Requirement: security.demo-sandbox
it('demo ads run in their own sandbox', async () => {
  const { get } = await setup();
  const { headers, body } = await get('/demo/slot.html');
  expect(body).toBe('<p>an ad</p>');
  expect(String(headers['content-security-policy'])).toMatch(/^sandbox allow-scripts; default-src 'none'/);
});

// Requirement: security.static-files
it.each([
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/assets/..%2f..%2f.env',
  '/assets/../../secret.txt',
])('%s leads nowhere outside', async (path) => {
  const { port } = await setup();
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|403|404) /);
  expect(answer).not.toMatch(/root:|TOP SECRET/);
});

it('explains what to do if the app has not been built', async () => {
  const { get } = await listening({ webDir: '/nonexistent' });
  const answer = await get('/create');
  expect([answer.status, answer.body]).toEqual([503, expect.stringContaining('has not been built yet')]);
  expect((await get('/api/health')).status).toBe(200);
});

// Requirement: security.static-files
it('uploads and secrets are not below the folder that is served', async () => {
  const { get } = await setup();
  for (const url of ['/.data/spinreel.sqlite', '/spinreel.sqlite', '/cookie-secret.txt']) {
    expect((await get(url)).status).not.toBe(200);
  }
});

async function setup(page = '<p>the app</p>') {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-web-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const webDir = join(folder, 'dist');
  await mkdir(join(webDir, 'assets'), { recursive: true });
  await mkdir(join(webDir, 'demo'));
  await writeFile(join(webDir, 'index.html'), page);
  await mkdir(join(webDir, 'pages'));
  await writeFile(join(webDir, 'pages', 'contact.html'), '<p>the contact page</p>');
  await writeFile(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webDir, 'assets', 'index-abc123.js'), 'console.log(1)');
  await writeFile(join(webDir, 'demo', 'slot.html'), '<p>an ad</p>');
  await writeFile(join(folder, 'secret.txt'), 'TOP SECRET');
  await writeFile(join(folder, '.env'), 'TOP SECRET');
  const csp = { script: 'https://stats.example.com', frame: '', connect: '' };
  return await listening({ webDir, csp });
}

async function listening(settings: Partial<Settings>) {
  const { app } = await startTestServer({ settings });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string) => {
    const answer = await fetch(address + path, { redirect: 'manual' });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };
  return { get, port: Number(new URL(address).port) };
}
