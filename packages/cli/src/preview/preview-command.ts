import { networkInterfaces } from 'node:os';
import type { Network } from '@spinreel/exporters/network';
import { renderUnicodeCompact } from 'uqr';
import { type CliIo, CliProblem, exitCodes, type ExitCode } from '../command.ts';
import { listFiles } from '../check/list-files.ts';
import { loadConfig } from '../config/load-config.ts';
import { parseNetwork } from '../networks/parse-network.ts';
import { openPreview } from './open-preview.ts';
import { servePreview } from './serve-preview.ts';

/** The options of `spinreel preview`. */
export interface PreviewOptions {
  readonly network: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Serves a file inside a simulation of a network's web view until Ctrl-C, and prints its addresses and a QR code. */
export async function previewCommand(
  options: PreviewOptions & { readonly file: string; readonly config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const { networks: own } = await loadConfig(options.config, io.folder);
  const network: Network = parseNetwork(options.network, own);
  const [input] = await listFiles([options.file], io);
  if (input === undefined) throw new CliProblem('usage', `'${options.file}' names no file.`);
  const open = async () => openPreview({ bytes: await input.read(), fileName: input.fileName, network });
  const server = await servePreview({
    open,
    title: `${input.fileName}, ${network.label}`,
    port: options.port,
  });
  io.print(`${input.path} for ${network.label}`);
  io.print(`  On this machine: http://localhost:${server.port}`);
  const address = findLanAddress();
  if (address !== null) {
    const url = `http://${address}:${server.port}`;
    io.print(`  On a phone:      ${url}\n`);
    io.print(renderUnicodeCompact(url));
  }
  io.printNote('Press Ctrl-C to stop.');
  await waitForAbort(io.signal);
  await server.close();
  return exitCodes.interrupted;
}

/** The first IPv4 address under which other machines reach this one; null without a network. */
function findLanAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
}
