import type { Network } from '@spinreel/exporters/network';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import { proveFile } from '@spinreel/preflight/prove-file';

export async function problemsOf(bytes: Uint8Array, fileName: string, network: Network): Promise<string[]> {
  const browser = await launchChromium({ isSealed: true });
  try {
    const { findings } = await proveFile({ bytes, fileName, network, browser });
    return findings.filter(({ passed }) => !passed).map(({ message, fix }) => `${message} ${fix}`);
  } finally {
    await browser.close();
  }
}
