// Starts the server with the settings of the environment, and closes it when it is told to.
import { networkInterfaces } from 'node:os';
import { buildApp } from './build-app.ts';
import { openServices } from './services.ts';
import { readSettings } from './settings.ts';

/** What is under way gets this long to finish. */
const closeTimeoutMs = 25_000;

try {
  const settings = readSettings(process.env);
  const services = await openServices({ settings, onProblem: report });
  const app = await buildApp(services);
  const address = await app.listen({ port: settings.port, host: settings.host ?? anyInterface() });
  // Whoever asks for the sample first need not wait for it; where this fails, that call says why.
  services.samples.get('later').catch(() => undefined);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close(app.close()));
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

/** IPv6 takes IPv4 along, but is not everywhere. */
function anyInterface(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
  return addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

function readable(address: string, host: string | null): string {
  if (host === null) return `http://localhost:${new URL(address).port}`;
  return host === 'localhost' ? address.replace(/127\.0\.0\.1|\[::1\]/, 'localhost') : address;
}
