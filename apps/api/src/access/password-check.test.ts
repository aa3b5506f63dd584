import { expect, it } from 'vitest';
import { isSamePassword, generatePassword } from './password-check.ts';

it('accepts the same text only', () => {
  expect(isSamePassword('secret', 'secret')).toBe(true);
  expect(isSamePassword('Secret', 'secret')).toBe(false);
  expect(isSamePassword('', 'secret')).toBe(false);
});

it('accepts the same text in another Unicode composition', () => {
  expect(isSamePassword('u\u0308ber', '\u00fcber')).toBe(true);
});

it('generates a different password each time, of letters, digits and dashes', () => {
  const made = new Set(Array.from({ length: 100 }, generatePassword));
  expect(made.size).toBe(100);
  for (const password of made) expect(password).toMatch(/^([a-z]{6}[2-9]-){3}[a-z]{6}[2-9]$/);
});
