import { expect, test } from 'vitest';
import { hostileText } from '../test/sample-report.ts';
import { markup } from './markup.ts';

test('escapes text, keeps markup, and joins lists', () => {
  const items = ['<1>', 'two'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul class="${'"\''}">${items}${null}${false}${3}</ul>`.toString()).toBe(
    '<ul class="&#34;&#39;"><li>&#60;1&#62;</li><li>two</li>3</ul>',
  );
});

test('replaces characters that XML does not allow or that reverse text', () => {
  expect(markup`${hostileText}`.toString().replace('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202E<>"']/u);
  expect(markup`${'🎰\n'}`.toString()).toBe('🎰\n');
});
