// Requirement: export.no-escape
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { hostedPageForbidden } from '../families/shared-facts.ts';
import { scriptSafeJson } from './script-safe-json.ts';

describe('hostile texts', () => {
  test.each(hostileTexts)('reads %j back unchanged and escapes markup', (text) => {
    const json = scriptSafeJson({ text }, hostedPageForbidden);
    expect(JSON.parse(json)).toEqual({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(json).not.toContain('\u0000');
  });
});

describe('texts that networks search for', () => {
  test.each(hostedPageForbidden)('hides %j in any case and reads it back unchanged', (literal) => {
    for (const text of [
      literal,
      literal.toUpperCase(),
      `a ${literal}${literal} b`,
      `\n${literal}`,
      `\\${literal}`,
    ]) {
      const json = scriptSafeJson({ text }, hostedPageForbidden);
      expect(JSON.parse(json)).toEqual({ text });
      expect(json.toLowerCase()).not.toContain(literal.toLowerCase());
    }
  });

  test('keeps an escape intact when a forbidden text begins with its letter', () => {
    const text = '\new Function and \neval(';
    expect(JSON.parse(scriptSafeJson(text, ['new Function', 'eval(']))).toBe(text);
  });

  test('hides a forbidden text inside a longer one', () => {
    const json = scriptSafeJson('xevil()', ['xevil(', 'evil']);
    expect(json).not.toContain('evil');
    expect(JSON.parse(json)).toBe('xevil()');
  });
});
