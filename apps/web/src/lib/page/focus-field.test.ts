// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { focusField } from './focus-field.ts';

Element.prototype.scrollIntoView = () => {};
vi.stubGlobal('matchMedia', () => ({ matches: true }));

afterEach(() => document.body.replaceChildren());

test('focuses the text of a field that can be turned off, not its switch', () => {
  document.body.innerHTML = `
    <section id="compliance.elements.terms">
      <span role="switch" tabindex="0"></span><input aria-hidden="true"><textarea></textarea>
    </section>`;
  expect(focusField('compliance.elements.terms')?.tagName).toBe('TEXTAREA');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('focuses the switch of a field without a text', () => {
  document.body.innerHTML = '<div id="cta.showCoverText"><span role="switch" tabindex="0"></span></div>';
  expect(focusField('cta.showCoverText')?.getAttribute('role')).toBe('switch');
});

test('returns null if the page does not show the field', () => {
  expect(focusField('cta.label')).toBeNull();
});
