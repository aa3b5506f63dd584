import { expect, test } from 'vitest';
import { composeLetteringLook, type LetteringLook } from './compose-lettering-look.ts';
import { letteringPresets } from './lettering-presets.ts';

// Requirement: customize.cover-text-look
test('one color fills the letters evenly, and a gradient has both colors', () => {
  const look: LetteringLook = { ...letteringPresets.comic, fill: 'color' };
  expect(composeLetteringLook(look)).toContain('--f:linear-gradient(#FFE500 20%,#FFE500 80%)');
  expect(composeLetteringLook({ ...look, fill: 'gradient' })).toContain('#FFE500 20%,#FF8C00 80%');
});

// Requirement: customize.cover-text-look
test('without an outline, a narrow shade keeps the letters apart from the image', () => {
  const look: LetteringLook = { ...letteringPresets.clean, outline: 0, shadow: 'none' };
  expect(composeLetteringLook(look)).toMatch(/--u:#000000;--o:0em;--h:0 0 \.08em,0 0 \.16em;--e:none/);
  expect(composeLetteringLook({ ...look, outline: 3 })).toContain('--o:0.3em;--h:none');
});
