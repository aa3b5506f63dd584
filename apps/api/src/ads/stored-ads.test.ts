import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

/** The database of an earlier version, as SQL text. Do not change it: new versions must be able to open it. */
const stored = new URL('../../test/stored-database.sql', import.meta.url);

// Requirement: reliability.migrations
it('opens an ad that an earlier version stored, with all of its options', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-stored-'));
  const database = new Sqlite(join(dataDir, 'spinreel.sqlite'));
  database.exec(await readFile(stored, 'utf8'));
  database.close();
  const server = await startTestServer({ dataDir });
  const client = await server.unlocked();
  const answer = await client.get('/api/ads/ad-stored-1');
  expect(answer.statusCode).toBe(200);
  const { version, config } = answer.json().data;
  expect(version).toBe(1);
  expect(resolveAd(config)).toMatchObject({
    name: 'Lucky Reels',
    branding: { primaryColor: '#FFD700', secondaryColor: '#DC143C', fontFamily: 'Verdana' },
    background: { type: 'solid-color', solidColor: '#4C1D95' },
    button: { label: 'Spin!', color: '#DC143C', fontFamily: 'Impact', style: 'classic' },
    storeUrls: { ios: 'https://apps.apple.com/app/id1', android: 'https://apps.apple.com/app/id1' },
    cover: { text: 'Play', textPosition: { x: 0.5, y: 0.7 }, buttonPosition: { x: 0.5, y: 0.8 } },
    gameplay: { videoAreaSizeFactor: 1.2, showSpinCountdown: false },
    badge: { onPlaybackEndAnimated: false, onOutroAnimated: true, celebration: 'coins' },
    outro: { label: 'Get it', color: '#FFD700', fontFamily: 'Arial', pulse: false },
  });
});
