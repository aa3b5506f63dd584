import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';

const atEnd: (() => Promise<void>)[] = [];
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  client = await (await startTestServer({ cleanUp: (work) => atEnd.push(work) })).unlocked();
  config = await uploadAd(client);
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: export.no-escape
it.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '<!-- <script> </script> -->',
  '</script\t/x',
  'Line\u2028 \u2029',
  '</style><script>1</script>',
  ']]>',
  '${1}`"\'\\',
  '&lt;/script&gt;',
  '--><svg onload=alert(1)>',
  '\u0000 and $& $1',
  'half a character: \ud800',
])('the text %j stays text in a finished file', async (text) => {
  const plain = await page('plain');
  const marked = await page(text);
  expect(findTags(marked)).toEqual(findTags(plain));
  expect(marked.includes(text) && /[<&\u2028]/.test(text)).toBe(false);
});

// Requirement: export.no-escape
it.each([
  { color: 'red;background:url(//e)' },
  { color: '#fff}</style><script>' },
  { fontFamily: 'x;}body{display:none}' },
  { buttonStyle: 'glossy' },
  { label: 'x'.repeat(61) },
  { positions: { cover: { x: 2, y: 0 } } },
])('refuses the button %o', async (cta) => {
  const answer = await client.json('POST', '/api/export/ad-12345678/generate', {
    config: { ...config, cta },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'invalid-ad']);
});

/** Returns the page of an ad that contains `text` in every field that accepts text. */
async function page(text: string): Promise<string> {
  const cta = { ...config.cta, label: text, coverText: text };
  const changed = { ...config, name: text, cta, outro: { label: text } };
  const answer = await client.json('POST', '/api/export/ad-12345678/generate-moloco', { config: changed });
  expect(answer.statusCode).toBe(200);
  return (await client.get(answer.json().data.downloadUrl)).body;
}

function findTags(html: string): string[] {
  return html.match(/<\/?[a-z][a-z0-9]*/gi) ?? [];
}
