// Proves that a running server works, from the password to two finished files: `node scripts/smoke-test.ts URL` with
// ACCESS_PASSWORD. Needs nothing but Node. Exits with 1 and the reason if a step fails.
import { createHash } from 'node:crypto';

const [address] = process.argv.slice(2);
const password = process.env['ACCESS_PASSWORD'];
if (address === undefined || password === undefined) {
  console.error('Usage: ACCESS_PASSWORD=... node scripts/smoke-test.ts http://localhost:4000');
  process.exit(2);
}

/** A large export on a slow machine that starts with empty caches. */
const limitMs = 300_000;
let cookie = '';

await step('The server is healthy', async () => {
  const { status } = await call('GET', '/api/health');
  if (status !== 'ok') throw new Error(`The health is '${String(status)}'`);
});

await step('The wizard is served', async () => {
  const page = await (await request('GET', '/')).text();
  if (!page.includes('<div id="root"')) throw new Error('The front page has no application');
});

await step('The password unlocks the wizard', async () => {
  const response = await request('POST', '/api/access', { password });
  cookie = response.headers.getSetCookie().map(readPair).join('; ');
});

const config = await step('The sample ad is there', async () => {
  const sample = await call('POST', '/api/upload/sample-ad');
  const ad = readObject(sample, 'config');
  await call('POST', '/api/ads', ad);
  return ad;
});

for (const network of ['meta', 'moloco']) {
  await step(`The ad is exported for ${network}`, async () => {
    const file = await call('POST', `/api/export/${String(config['id'])}/${network}`, { config });
    const download = await request('GET', String(file['downloadUrl']));
    const bytes = Buffer.from(await download.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== file['checksum']) throw new Error('The download differs from the exported file');
    console.log(`     ${String(file['fileName'])}, ${bytes.length} bytes`);
  });
}

async function step<Result>(title: string, act: () => Promise<Result>): Promise<Result> {
  try {
    const result = await act();
    console.log(`ok   ${title}`);
    return result;
  } catch (error) {
    console.error(`FAIL ${title}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** Sends a request, and throws if its status is not 2xx. */
async function request(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(new URL(path, address), {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(limitMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Sends a request to the API, and resolves to the `data` of its response. */
async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await request(method, path, body);
  return readObject(await response.json(), 'data');
}

function readObject(value: unknown, key: string): Record<string, unknown> {
  const found: unknown =
    typeof value === 'object' && value !== null && key in value ? value[key as never] : null;
  if (typeof found !== 'object' || found === null) throw new Error(`The response has no '${key}'`);
  return found as Record<string, unknown>;
}

/** Returns the name and the value of a `Set-Cookie` header, without its attributes. */
function readPair(header: string): string {
  return header.split(';', 1)[0] ?? '';
}
