import type { Maker } from '../opening/maker.ts';
import type { RuleDescription } from '../rule.ts';
import { foreignFixes } from './foreign-fixes.ts';
import { findToolFixes } from './tool-fixes.ts';

/**
 * Returns how to fix a file, in the words of its maker: the wizard for our own files, the setting of the tool that made it
 * if that is known, or else what has to change in the file.
 */
export function fixFor({ id, fix }: RuleDescription, { origin, madeWith }: Maker): string {
  if (origin === 'spinreel') return fix;
  return findToolFixes(madeWith)[id] ?? foreignFixes[id] ?? fix;
}
