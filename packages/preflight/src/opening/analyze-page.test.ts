import { networks } from '@spinreel/exporters/networks/index';
import { expect, it } from 'vitest';
import { analyzePage, createCodeMemory } from './analyze-page.ts';
import { openFile } from './open-file.ts';

const scripts = '<script>function open() { fetch("/a") }</script><script>open(); mraid.open("b")</script>';

it('finds the code of equal scripts at their place in each page', () => {
  const memory = createCodeMemory();
  const [first, second] = ['<p>One</p>', '<p>\nThe\nsecond\npage\n</p>'].map((text) => {
    const page = openPage(text + scripts);
    memory.analyze(page.scripts);
    return analyzePage(page).code;
  });
  const expected = analyzePage(openPage(`<p>\nThe\nsecond\npage\n</p>${scripts}`)).code;
  const describe = ({ uses, strings }: typeof expected) => ({
    uses: uses.map(({ path, kind, source, start, end }) => ({
      path,
      kind,
      place: source.locate(start, end),
    })),
    strings: strings.map(({ value, source, start, end }) => ({ value, place: source.locate(start, end) })),
  });
  expect(describe(second!)).toEqual(describe(expected));
  expect(describe(first!)).not.toEqual(describe(expected));
  // The same syntax tree: the second page was not parsed.
  expect(second!.uses.every(({ args }, index) => args === first!.uses[index]?.args)).toBe(true);
});

it('finds the places of scripts that cannot be read', () => {
  const memory = createCodeMemory();
  const lines = ['', '\n\n\n'].map((text) => {
    const page = openPage(`${text}<script>if (</script>`);
    memory.analyze(page.scripts);
    return analyzePage(page).code.broken.map(({ source, offset }) => source.locate(offset, offset).line);
  });
  expect(lines).toEqual([[1], [4]]);
});

it('analyzes scripts with another text or of another kind', () => {
  const memory = createCodeMemory();
  const analyze = (body: string) => {
    const page = openPage(body);
    memory.analyze(page.scripts);
    const { uses, broken } = analyzePage(page).code;
    return { paths: uses.map(({ path }) => path), broken: broken.length };
  };
  expect(analyze('<p onclick="return f()"></p>')).toEqual({ paths: ['f'], broken: 0 });
  expect(analyze('<script>return f()</script>')).toEqual({ paths: [], broken: 1 });
  expect(analyze('<p onclick="return g()"></p>')).toEqual({ paths: ['g'], broken: 0 });
});

it('forgets the scripts that were not needed for the longest time', () => {
  const memory = createCodeMemory();
  const analyze = (count: number) => {
    const page = openPage(`<script>f(${count})</script>`);
    memory.analyze(page.scripts);
    return analyzePage(page).code.uses[0]?.args;
  };
  const first = analyze(0);
  expect(analyze(0)).toBe(first);
  for (let count = 1; count <= 20; count += 1) analyze(count);
  expect(analyze(0)).not.toBe(first);
});

function openPage(body: string) {
  const bytes = new TextEncoder().encode(`<!doctype html><body>${body}</body>`);
  const page = openFile({ bytes, fileName: 'ad.html', network: networks.moloco }).contents?.page;
  if (!page) throw new Error('The file has no page');
  return page;
}
