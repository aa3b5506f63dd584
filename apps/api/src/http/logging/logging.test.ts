import { expect, it, onTestFinished, vi } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { startServerProcess } from '../../../test/processes/start-server-process.ts';
import { coverFile } from '../../../test/upload-ad.ts';

const forged = '\n{"level":60,"msg":"forged"}';

// Requirement: privacy.logs
it('logs nothing that people type, however malformed', async () => {
  const server = await startServerProcess({ cleanUp: onTestFinished, env: { LOG_LEVEL: 'trace' } });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    server.call(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  const { bytes } = await coverFile();
  const config = { id: 'ad-12345678', name: `CANARY-NAME${forged}`, cta: { label: `CANARY-TEXT${forged}` } };
  const answers = await Promise.all([
    post('/api/access', JSON.stringify({ password: `CANARY-PW${forged}` })),
    post('/api/access', '{"password":CANARY-PW'),
    post('/api/access?password=CANARY-PW', '{}'),
    post(
      '/api/contact',
      JSON.stringify({
        name: 'CANARY-NAME',
        email: 'CANARY-MAIL@example.com',
        message: `CANARY-MSG${forged}`,
      }),
    ),
    post('/api/contact', JSON.stringify({ name: `CANARY-NAME${forged}`, email: 'CANARY-MAIL' })),
    post('/api/contact', '{"message":"CANARY-MSG'),
    post('/api/ads', JSON.stringify(config)),
    post('/api/ads', JSON.stringify({ ...config, 'CANARY-FIELD': 1 })),
    post('/api/export/ad-12345678/generate', JSON.stringify({ config })),
    server.upload('image', { name: 'CANARY-FILE.jpg', bytes }),
    server.upload(
      'image',
      { name: 'CANARY-FILE.png', bytes: Buffer.from('CANARY-BYTES') },
      { purpose: 'CANARY-FIELD' },
    ),
    server.upload('video', { name: 'CANARY-FILE.mp4', bytes: Buffer.from('\0\0\0\x18ftypmp42CANARY-BYTES') }),
    server.call('/CANARY-PATH?q=CANARY-QUERY', {
      headers: { 'user-agent': 'CANARY-AGENT', referer: 'http://CANARY-REFERER' },
    }),
    server.call('/api/ads/CANARY%20ID'),
    server.call('/p/CANARY-TOKEN'),
    server.call('/api/ads/ad-12345678', {
      headers: { authorization: 'CANARY-TOKEN', 'if-none-match': 'CANARY' },
    }),
    server.call('/%E0%A4%A', {}),
  ]);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(2);
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
  await vi.waitFor(
    () => expect(server.output().match(/"request completed"/g)?.length).toBeGreaterThan(16),
    patient,
  );
  expect(server.output()).not.toContain('CANARY');
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Spinreel is ready'));
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
  expect(lines.filter((line) => line.includes('forged'))).toEqual([]);
});
