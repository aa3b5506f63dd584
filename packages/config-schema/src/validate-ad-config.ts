import { Compile } from 'typebox/compile';
import { AdConfig } from './ad-config.ts';
import { messages } from './messages.ts';
import { storeUrlProblem } from './store-url.ts';

const compiled = Compile(AdConfig);

/** Unknown fields can have names of any length; nobody needs more than their beginning. */
const maxPathLength = 120;

export type AdConfigVerdict = { ok: true; config: AdConfig } | { ok: false; message: string; path: string };

/**
 * Checks that `value` is an ad config: its shape, the store URLs, which may be empty but not hostile, and that a trim
 * ends after it starts. On failure `path` names the field (`/cta/color`) and `message` is for people.
 */
export function validateAdConfig(value: unknown): AdConfigVerdict {
  if (!compiled.Check(value)) return shapeProblem(value);
  for (const [path, url] of [
    ['/cta/storeUrl', value.cta?.storeUrl],
    ['/outro/storeUrl', value.outro?.storeUrl],
  ] as const) {
    const problem = url === undefined || url === '' ? null : storeUrlProblem(url);
    if (problem !== null) return { ok: false, path, message: problem };
  }
  const trim = value.assets?.gameplayVideo?.trim;
  if (trim && trim.endSeconds <= trim.startSeconds) {
    return refused('/assets/gameplayVideo/trim', 'must end after it starts');
  }
  return { ok: true, config: value };
}

function shapeProblem(value: unknown): AdConfigVerdict {
  const [first] = compiled.Errors(value);
  const path = (first?.instancePath || '/').slice(0, maxPathLength);
  switch (first?.keyword) {
    // The library reports a field that no schema knows as one whose schema is 'false'.
    case 'boolean':
      return refused(path, 'is not a known field');
    case 'enum':
      return refused(path, `must be one of ${first.params.allowedValues.join(', ')}`);
    default:
      return refused(path, first?.message ?? 'is not valid');
  }
}

function refused(path: string, why: string): AdConfigVerdict {
  return { ok: false, path, message: messages.ad.invalid(`${path} ${why}`) };
}
