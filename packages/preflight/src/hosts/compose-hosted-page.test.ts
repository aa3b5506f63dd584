import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, it } from 'vitest';
import { composeHostedPage } from './compose-hosted-page.ts';

const page =
  '<!doctype html>\n<html>\n<head>\n<title>Ad</title></head>\n<body><script src="media-video.js"></script></body>';

it('runs the simulated host before the page’s own scripts', () => {
  const html = compose([{ path: 'index.html', text: page }], networks.meta);
  expect(html.indexOf('spinreelHostLog')).toBeGreaterThan(html.indexOf('<head>'));
  expect(html.indexOf('spinreelHostLog')).toBeLessThan(html.indexOf('<title>'));
  expect(html).toContain('FbPlayableAd');
});

it.each([
  '<!doctype html><html><head lang="en"><script>first</script></head></html>',
  '<!DOCTYPE html><HTML lang="en"><script>first</script></HTML>',
  '<!-- Built with care --><!doctype html>\n<script>first</script><header></header>',
  '<script>first</script>',
])('runs the simulated host first in the foreign page %s', (foreign) => {
  const html = compose([{ path: 'index.html', text: foreign }], networks.meta);
  expect(html.indexOf('<script>(')).toBe(html.indexOf('<script>'));
  expect(html.indexOf('<script>(')).toBeGreaterThanOrEqual(html.search(/<(?:head|html|!doctype)\b/i));
});

it('contains the scripts of the package, and nothing else of it', () => {
  const files = [
    { path: 'index.html', text: page },
    { path: 'media-video.js', text: `media['video']='data:video/mp4;base64,$&$1'` },
    { path: 'config.json', text: '{"playable_orientation":0}' },
  ];
  const html = compose(files, networks.meta);
  expect(html).toContain(`<script>media['video']='data:video/mp4;base64,$&$1'</script>`);
  expect(html).not.toContain('<script src=');
  expect(html).not.toContain('playable_orientation');
});

it.each(Object.values(networks).filter(({ providedScripts }) => providedScripts.length > 0))(
  'simulates the script that $label provides instead of loading it',
  (network) => {
    const [source = ''] = network.providedScripts;
    const html = compose(
      [{ path: 'index.html', text: `<head></head><script src="${source}"></script>` }],
      network,
    );
    expect(html).not.toContain('<script src=');
    expect(html).toContain(`setAttribute('src',${JSON.stringify(source)})`);
  },
);

it.each(Object.values(networks))('contains no script of $label that would end early', (network) => {
  const html = compose([{ path: 'index.html', text: '<head></head>' }], network);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
});

it('throws without a page', () => {
  expect(() => composeHostedPage([], networks.meta)).toThrow('The ad has no page');
});

function compose(files: readonly { path: string; text: string }[], network: Network): string {
  const encoded = files.map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) }));
  return new TextDecoder().decode(composeHostedPage(encoded, network));
}
