import type { NetworkId } from '@spinreel/exporters/networks/index';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { launchChromium } from '@spinreel/preflight/launch-chromium';
import { openInHost } from '@spinreel/preflight/play-in-host';

export async function problemsOf(bytes: Uint8Array, fileName: string, network: NetworkId): Promise<string[]> {
  const { findings } = await checkFile({ bytes, fileName, network });
  const broken = findings.filter(({ passed }) => !passed).map(({ message, fix }) => `${message} ${fix}`);
  if (broken.length > 0) return broken;

  const browser = await launchChromium();
  const ad = await openInHost({ bytes, network, browser });
  const { hasSoundedBeforeTap } = await ad.audioState();
  const problems = [
    ...ad.networkRequests,
    ...ad.consoleErrors,
    ...(hasSoundedBeforeTap ? ['It is loud too early.'] : []),
  ];
  await browser.close();
  return problems;
}
