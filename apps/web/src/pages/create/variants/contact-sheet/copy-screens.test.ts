// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyWithShadows } from './copy-screens.ts';
import { writeContactPage } from './write-contact-page.ts';

// Requirement: variants.contact-sheet
test('a drawn screen is copied with its shadow trees, and each image is stored once', () => {
  const source = document.createElement('div');
  source.innerHTML = '<span></span><img>';
  const shadow = source.querySelector('span')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<b>Spin</b><img alt="">';
  for (const image of [source.querySelector('img'), shadow?.querySelector('img')])
    Object.defineProperty(image, 'currentSrc', { value: 'https://ads.example/cover.webp' });
  const images = new Map<string, number>();
  expect(copyWithShadows(source, images).outerHTML).toBe(
    '<div><span><template data-shadow=""><b>Spin</b><img alt="" data-image="0"></template></span><img data-image="0"></div>',
  );
  expect([...images.keys()]).toEqual(['https://ads.example/cover.webp']);
});

test('the page contains everything, and its title cannot break it', () => {
  const page = writeContactPage({
    title: '</title><script>',
    cards: ['<li>One</li>'],
    playerCss: '.a {}',
    screenCss: '.b {}',
    fontCss: '',
    images: ['data:image/webp;base64,</script>', null],
  });
  expect(page).toContain('<title>&lt;/title>&lt;script></title>');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('<li>One</li>');
});
