import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import { withLocalServer, type ServedFiles } from '../local-server.ts';
import { startedPage, type StartedPage } from './started-page.ts';

/**
 * Opens pages in turns on phones four times slower than this machine, from one local server. `names` are the paths of
 * pages in `files`, without `/` and `.html`. The first round warms up and is not counted.
 */
export async function startInTurns<Name extends string>(options: {
  files: ServedFiles;
  names: readonly Name[];
  rounds: number;
}): Promise<Record<Name, StartedPage[]>> {
  const { files, names, rounds } = options;
  const started = new Map(names.map((name) => [name, [] as StartedPage[]]));
  const browser = await launchChromium();
  try {
    await withLocalServer(files, async (origin) => {
      for (let round = 0; round <= rounds; round += 1) {
        for (const [name, pages] of started) {
          const page = await startedPage(browser, { slowness: 4 }, `${origin}/${name}.html`);
          if (round > 0) pages.push(page);
        }
      }
    });
  } finally {
    await browser.close();
  }
  return Object.fromEntries(started) as Record<Name, StartedPage[]>;
}
