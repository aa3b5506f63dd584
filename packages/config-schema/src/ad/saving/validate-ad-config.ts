import { Compile } from 'typebox/compile';
import { AdConfig } from '../ad-config.ts';
import { listOverrides } from '../variants/map-overrides.ts';
import type { Problem } from '../../problems/problem.ts';
import { findStoreUrlProblem, storeUrlFieldIds, type StoreUrlFieldId } from '../store-urls/store-url.ts';

const compiled = Compile(AdConfig);

/** Names of unknown fields can be of any length, so messages contain only their beginning. */
const maxPathLength = 120;

export type AdConfigVerdict =
  | { readonly ok: true; readonly config: AdConfig }
  | { readonly ok: false; readonly problem: Problem; readonly path: string };

/**
 * Checks that `value` is an ad config: its shape, the store URLs, which may be empty but not hostile, and that a trim
 * ends after it starts. If not, `path` is a JSON pointer to the field: '/cta/color'.
 */
export function validateAdConfig(value: unknown): AdConfigVerdict {
  if (!compiled.Check(value)) return refuseShape(value);
  const urlProblem = findTypedUrlProblem(value) ?? findOverriddenUrlProblem(value);
  if (urlProblem !== null)
    return { ok: false, problem: urlProblem, path: `/${urlProblem.field?.replace('.', '/') ?? ''}` };
  const trims = [
    value.assets?.gameplayVideo?.trim,
    ...listOverrides(value).flatMap((overrides) => [
      overrides['assets.gameplayVideo']?.trim,
      overrides['assets.gameplayVideo.trim'],
    ]),
  ];
  if (trims.some((trim) => trim && trim.endSeconds <= trim.startSeconds)) {
    const path = '/assets/gameplayVideo/trim';
    const field = 'assets.gameplayVideo.trim';
    return { ok: false, path, problem: { code: 'config-trim-reversed', field, params: { path } } };
  }
  return { ok: true, config: value };
}

/** A URL that leads to the other platform's store can be saved. Only exports refuse it. */
function findTypedUrlProblem({ cta, outro, storeUrls }: AdConfig): Problem | null {
  const check = (url: string = '', field: StoreUrlFieldId) =>
    url === '' ? null : findStoreUrlProblem(url, field);
  return (
    check(cta?.storeUrl, 'cta.storeUrl') ??
    check(outro?.storeUrl, 'outro.storeUrl') ??
    check(storeUrls?.ios, 'storeUrls.ios') ??
    check(storeUrls?.android, 'storeUrls.android')
  );
}

function findOverriddenUrlProblem(config: AdConfig): Problem | null {
  for (const overrides of listOverrides(config)) {
    for (const path of storeUrlFieldIds) {
      const url = overrides[path];
      const problem = url ? findStoreUrlProblem(url, path) : null;
      if (problem !== null) return problem;
    }
  }
  return null;
}

function refuseShape(value: unknown): AdConfigVerdict {
  const [first] = compiled.Errors(value);
  const path = (first?.instancePath || '/').slice(0, maxPathLength);
  const field = null;
  switch (first?.keyword) {
    // The library reports a field that no schema knows as one whose schema is 'false'.
    case 'boolean':
      return { ok: false, path, problem: { code: 'config-unknown-field', field, params: { path } } };
    case 'enum': {
      const options = first.params.allowedValues.map(String);
      return { ok: false, path, problem: { code: 'config-not-an-option', field, params: { path, options } } };
    }
    default: {
      const rule = first?.message ?? 'is not valid';
      return { ok: false, path, problem: { code: 'config-invalid-value', field, params: { path, rule } } };
    }
  }
}
