import { defineRule } from '../../rule.ts';
import { oncePer } from '../../cache/once-per.ts';

/** How far browsers look for the declaration, in bytes. */
const declarationSearchBytes = 1024;

/** The page is UTF-8 and says so early enough. */
export const utf8 = defineRule({
  id: 'utf-8',
  severity: 'error',
  topic: 'own',
  demand: () => 'The page is encoded in UTF-8 and declares it.',
  fix: 'Save the page as UTF-8 with <meta charset="utf-8"> at the top of its head, or export the ad again.',
  needs: 'page',
  violation: oncePer(({ entry }) => {
    const start = new TextDecoder('latin1').decode(entry.bytes.subarray(0, declarationSearchBytes));
    if (!/<meta[^>]+charset\s*=\s*["']?utf-8/i.test(start)) return 'The page does not declare UTF-8.';
    return isUtf8(entry.bytes) ? null : 'The page contains bytes that are not UTF-8.';
  }),
});

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // A fatal decoder throws on invalid bytes.
    return false;
  }
}
