import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';

/** Serves the built product from an empty data folder that is removed when the tests end. */
const dataDir = mkdtempSync(join(tmpdir(), 'spinreel-e2e-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/api/src/server.ts')], {
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
