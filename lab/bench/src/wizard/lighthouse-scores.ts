import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Measures Lighthouse's scores of a page by category, 0 to 1, with its emulated phone and network. */
export async function lighthouseScores(url: string): Promise<Record<(typeof categories)[number], number>> {
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (result === undefined) throw new Error(`Lighthouse did not look at ${url}`);
    printFindings(result.lhr);
    const readScore = (category: string) => result.lhr.categories[category]?.score ?? 0;
    return {
      performance: readScore('performance'),
      accessibility: readScore('accessibility'),
      'best-practices': readScore('best-practices'),
      seo: readScore('seo'),
    };
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Prints the audits that lost points. */
function printFindings({ categories, audits }: Report): void {
  for (const { title, auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9) continue;
      process.stdout.write(`  ${title}: ${audit.title} ${audit.displayValue ?? ''}\n`);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
