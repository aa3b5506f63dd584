import { expect, it } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { printReport } from './print-report.ts';

const browser = await launchBrowser();
// Requirement: report.pdf
it('prints a page as a PDF with a page for each sheet', async () => {
  const html = `<!doctype html><title>Report</title>${'<p style="break-after:page">Sheet</p>'.repeat(3)}`;
  const pdf = Buffer.from(await printReport({ html, browser })).toString('latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  // A4 in points, rounded to whole pixels.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
});

it('runs no scripts and loads nothing', async () => {
  const html =
    '<p>Sheet</p><script>for (const n of [1, 2, 3]) document.body.innerHTML += "<p style=break-after:page>x</p>"</script>' +
    '<img src="http://127.0.0.1:9/pixel.png"><iframe src="file:///etc/hostname"></iframe>';
  const pdf = Buffer.from(await printReport({ html, browser })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(browser.contexts()).toHaveLength(0);
});
