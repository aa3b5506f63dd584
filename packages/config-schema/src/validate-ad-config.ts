import { Compile } from 'typebox/compile';
import { AdConfig } from './ad-config.ts';
import { messages } from './messages.ts';
import { storeUrlProblem } from './store-url.ts';

const compiled = Compile(AdConfig);

export type AdConfigVerdict = { ok: true; config: AdConfig } | { ok: false; message: string; path: string };

/**
 * Checks that `value` is an ad config: its shape, and the store URLs, which may be empty but not hostile.
 * On failure `path` names the field (`/cta/color`) and `message` is for people.
 */
export function validateAdConfig(value: unknown): AdConfigVerdict {
  if (!compiled.Check(value)) {
    const [first] = compiled.Errors(value);
    const path = first === undefined ? '/' : first.instancePath || '/';
    return { ok: false, path, message: messages.ad.invalid(`${path} ${first?.message ?? ''}`.trim()) };
  }
  for (const [path, url] of [
    ['/cta/storeUrl', value.cta?.storeUrl],
    ['/outro/storeUrl', value.outro?.storeUrl],
  ] as const) {
    const problem = url === undefined || url === '' ? null : storeUrlProblem(url);
    if (problem !== null) return { ok: false, path, message: problem };
  }
  return { ok: true, config: value };
}
