import type { Browser } from 'playwright-core';

/**
 * Prints an HTML report as a PDF in A4, with numbered pages. Scripts do not run and nothing is loaded, so the report may
 * contain any text of a checked file. Rejects if the browser stops.
 *
 * @example
 * const pdf = await printReport({ html: formatHtml(report), browser });
 */
export async function printReport({
  html,
  browser,
}: {
  html: string;
  browser: Browser;
}): Promise<Uint8Array> {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  try {
    await context.route('**', (route) => route.abort());
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    return await page.pdf({
      format: 'A4',
      printBackground: true,
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: pageNumbers,
      margin: { top: '14mm', right: '12mm', bottom: '18mm', left: '12mm' },
    });
  } finally {
    await context.close();
  }
}

/** Chromium fills the elements with these classes. Styles of the page do not apply to them. */
const pageNumbers =
  '<div style="width:100%;padding:0 12mm;font:8px Arial,sans-serif;color:#6d6878;text-align:right">' +
  '<span class="pageNumber"></span> / <span class="totalPages"></span></div>';
