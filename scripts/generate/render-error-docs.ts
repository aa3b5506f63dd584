import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../apps/api/src/build-app.ts';
import { buildOpenapiDocument } from '../../apps/api/src/openapi/build-openapi-document.ts';
import { formatErrorDocs } from '../../apps/api/src/openapi/format-error-docs.ts';
import { openServices } from '../../apps/api/src/services.ts';
import { readSettings } from '../../apps/api/src/settings/settings.ts';

/** Renders docs/errors.md from the routes of a server that is built for this and never listens. */
export async function renderErrorDocs(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-generate-'));
  const settings = readSettings({ DATA_DIR: dataDir, ACCESS_PASSWORD: 'not used', LOG_LEVEL: 'silent' });
  const app = await buildApp(await openServices({ settings }));
  try {
    await app.ready();
    return formatErrorDocs(buildOpenapiDocument(app));
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
