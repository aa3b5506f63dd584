// Starts the server with the settings in the environment, and closes it on a signal.
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { databaseFileName } from './storage/sqlite/backup-folder.ts';
import { buildApp } from './build-app.ts';
import { openServices } from './services.ts';
import { readSettings } from './settings/settings.ts';
import { findUnprovenUntil } from './storage/sqlite/unproven-database.ts';

/** How long running requests may take to finish on shutdown, in milliseconds. */
const closeTimeoutMs = 25_000;

try {
  const settings = readSettings(process.env);
  const services = await openServices({ settings, onProblem: report });
  const app = await buildApp(services);
  const address = await app.listen({ port: settings.port, host: settings.host ?? anyInterface() });
  // A failure is ignored here, because the first request for the sample reports it.
  if (settings.preparesSample) services.samples.get('later').catch(() => undefined);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close(app.close()));
  void services.databaseCheck.outcome.then((outcome) => {
    if (outcome.state !== 'failed') return;
    report(outcome.error);
    process.exitCode = 1;
    void close(app.close());
  });
  const unprovenUntil = await findUnprovenUntil(join(settings.dataDir, databaseFileName));
  if (unprovenUntil !== null) {
    const date = unprovenUntil.toISOString().slice(0, 10);
    console.warn(
      `After the last crash nothing proves that the database is complete, so no files are removed until ${date}. ` +
        'If ads are missing, see docs/backup.md.',
    );
  }
  console.log(`Spinreel is ready at ${readable(address, settings.host)}`);
  if (settings.accessPassword === null) console.log(`Access password: ${services.accessPassword}`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
}

async function close(closing: Promise<undefined>): Promise<void> {
  setTimeout(() => {
    console.error('Closing took too long; what was under way is lost.');
    process.exit(1);
  }, closeTimeoutMs).unref();
  try {
    await closing;
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

/** Returns the address of all interfaces. `::` includes IPv4, but not every machine has IPv6. */
function anyInterface(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
  return addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

function readable(address: string, host: string | null): string {
  if (host === null) return `http://localhost:${new URL(address).port}`;
  return host === 'localhost' ? address.replace(/127\.0\.0\.1|\[::1\]/, 'localhost') : address;
}
