import { expect, test } from 'vitest';
import { findTabOfField } from './inspector-tabs.ts';

// Requirement: publishing.panel
test.each([
  ['cta.buttonStyle', 'button'],
  ['outro.color', 'outro'],
  ['assets.backgroundMusic.volume', 'music'],
  ['compliance.elements.ageMark', 'legal'],
] as const)('the fix of %s opens the tab %s', (field, tab) => {
  expect(findTabOfField(field)).toBe(tab);
});

test('a field of another step opens no tab', () => {
  expect(findTabOfField('pausePoints')).toBeNull();
});
