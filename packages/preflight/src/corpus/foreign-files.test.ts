import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { checkPage, findPageErrors, foreignPage } from '../../test/ads/foreign-page.ts';

const { applovin, ironsource, meta, moloco, tiktok, unity } = networks;

// Requirement: preflight.foreign-files
test.each([
  ['a method called fetch', 'loader.fetch("x");class L{fetch(){}import(){}}'],
  ['a check for onreadystatechange', '"onreadystatechange" in document.createElement("script")'],
  ['a script element with inline code', 'var s=document.createElement("script");s.text=c;b.appendChild(s)'],
  ['an XML namespace', 'document.createElementNS("http://www.w3.org/2000/svg","svg")'],
  ['an address in a comment', '/*! MIT, see https://engine.example/license */'],
  ['forbidden words in comments and strings', '// location.href\nlog("eval(x) window.open( is forbidden")'],
  ['a worker made of a blob', 'new Worker(URL.createObjectURL(new Blob([code])))'],
  ['reading the page’s own address', 'var query=location.href.split("?")[1]'],
  ['data that is fetched from the file itself', 'fetch("data:text/plain,1")'],
  ['the global object of a bundler', 'var g=Function("return this")()'],
])('accepts %s for Meta', async (_, code) => {
  expect(await findPageErrors(foreignPage(`<script>${code}</script>`), meta)).toEqual([]);
});

test.each([
  '<a href="javascript:void(0)">Play</a>',
  '<form onsubmit="return false"></form>',
  '<link rel="icon" href="data:,">',
])('accepts %s for Meta', async (markup) => {
  expect(await findPageErrors(foreignPage(markup), meta)).toEqual([]);
});

test('accepts a viewport that only names the scale', async () => {
  const page = foreignPage('').replace('width=device-width,', '');
  expect(await findPageErrors(page, meta)).toEqual([]);
});

test.each([
  [moloco, 'error', /"XMLHttpRequest" in game.html, line 6\. Moloco searches the text of uploads/],
  [meta, 'warning', /Studios report that Meta Ads searches the text of uploads/],
] as const)('says that $label searches comments', async (network, severity, message) => {
  const { findings } = await checkPage(foreignPage('<!-- XMLHttpRequest -->'), network);
  expect(findings.find(({ ruleId }) => ruleId === 'no-xml-http-request')).toMatchObject({
    passed: false,
    severity,
    message: expect.stringMatching(message),
  });
});

test('warns of words that studios say Unity’s checker misreads', async () => {
  const { findings } = await checkPage(foreignPage('<script>shader="texelFetch(a)"</script>'), unity);
  const finding = findings.find(({ ruleId }) => ruleId === 'no-forbidden-text');
  expect(finding).toMatchObject({ passed: false, severity: 'warning' });
});

test('rejects any mention of DAPI for ironSource, which searches for it', async () => {
  expect(await findPageErrors(foreignPage('<!-- dapi.isReady -->'), ironsource)).toContain(
    'no-forbidden-text',
  );
});

// Requirement: preflight.places
test('names every place with line, column and the file’s own name', async () => {
  const page = foreignPage('<script>\nfetch("a");\n  fetch("b")</script>');
  const { findings } = await checkPage(page, meta, 'my game.html');
  expect(findings.find(({ ruleId }) => ruleId === 'no-fetch')).toMatchObject({
    occurrenceCount: 2,
    occurrences: [
      { path: 'my game.html', line: 7, column: 1, excerpt: 'fetch("a")' },
      { path: 'my game.html', line: 8, column: 3, excerpt: 'fetch("b")' },
    ],
  });
});

test.each([
  ['fetch("https://api.example/odds")', 'no-fetch', [applovin, unity, meta, moloco]],
  ['fetch(`//api.example.com/${id}`)', 'no-fetch', [applovin, unity, meta, moloco]],
  ['x.open("GET","https://api.example/odds")', 'no-xml-http-request', [applovin, unity, meta, moloco]],
  ['navigator.sendBeacon("https://api.example/odds")', 'no-network-calls', [applovin, unity, meta, moloco]],
  ['new EventSource("https://api.example/odds")', 'no-network-calls', [applovin, unity, meta, moloco]],
  // These networks do not state that rule, so it is only advice.
  ['fetch("https://api.example/odds")', 'no-external-references', [tiktok]],
] as const)('reports %s once, as %s', async (code, ruleId, targets) => {
  const page = foreignPage(`<script>${code}</script>`);
  for (const network of targets) {
    const { findings } = await checkPage(page, network);
    const aboutRequests = findings
      .filter(({ occurrences }) => occurrences.some(({ excerpt }) => excerpt.includes('api.example')))
      .filter(({ severity }) => severity !== 'advice')
      .map((finding) => finding.ruleId);
    expect.soft(aboutRequests, network.id).toEqual([ruleId]);
  }
});

test('reports an address that is stored apart from its request', async () => {
  const { findings } = await checkPage(
    foreignPage('<script>a="https://api.example";fetch(a)</script>'),
    moloco,
  );
  const broken = findings.filter(({ passed }) => !passed).map(({ ruleId }) => ruleId);
  expect(broken).toEqual(expect.arrayContaining(['no-http-addresses', 'no-fetch']));
});

test('does not judge the code of a page whose script has a syntax error', async () => {
  const { findings, notJudged, passed } = await checkPage(foreignPage('<script>if (</script>'), meta);
  expect(passed).toBe(false);
  expect(findings.find(({ ruleId }) => ruleId === 'valid-scripts')).toMatchObject({ passed: false });
  expect(notJudged).toContainEqual({ ruleId: 'no-eval', reason: expect.stringMatching(/syntax error/) });
});
