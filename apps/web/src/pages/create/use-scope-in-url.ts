import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { adLanguages } from '@spinreel/config-schema/languages/ad-languages';
import { getBaseLanguage } from '@spinreel/variants/resolve/resolve-variant';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { showVariant } from '../../ad-draft/variants/show-variant.ts';
import { findScope, type VariantScope, type WantedScope } from '../../ad-draft/variants/variant-scope.ts';
import { readView } from '../../config/create-view.ts';
import { createParams } from '../../config/paths.ts';

/** Returns the variant and the language in the URL; null if it names neither. */
export function readScope(query: URLSearchParams): WantedScope | null {
  const variantId = query.get(createParams.variant);
  const tag = query.get(createParams.language);
  const language = adLanguages.find((each) => each === tag) ?? null;
  return variantId === null && language === null ? null : { variantId, language };
}

/** Returns the query of a URL of the wizard that shows a variant and a language of an ad. */
export function writeScope(
  query: URLSearchParams,
  { ad, scope }: { ad: AdDocument; scope: VariantScope | null },
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(createParams.variant);
  next.delete(createParams.language);
  if (scope === null) return next;
  if (scope.variantId !== null) next.set(createParams.variant, scope.variantId);
  if (scope.language !== getBaseLanguage(ad)) next.set(createParams.language, scope.language);
  return next;
}

/**
 * Keeps the shown variant and language in the URL, so that a reload and a shared link show the same. Choosing another one
 * replaces the entry in the browser's history. Links that name a variant show it, others keep the one that is shown, and going
 * back shows what the entry names. Does nothing until the ad is open.
 */
export function useScopeInUrl({ isOpen }: { isOpen: boolean }): void {
  const dispatch = useDraftDispatch();
  const navigate = useNavigate();
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const scope = useDraftSelector(({ adDraft }) => adDraft.scope);
  const { key, search, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown };
  const navigationType = useNavigationType();
  const handledKeyRef = useRef<string | null>(null);
  const synchronize = useEffectEvent(() => {
    const isNewEntry = handledKeyRef.current !== key;
    handledKeyRef.current = key;
    const query = new URLSearchParams(search);
    const names = (shown: VariantScope | null) => writeScope(query, { ad, scope: shown }).toString();
    if (names(scope) === query.toString()) return;
    const wanted = readScope(query);
    const isWanted = isNewEntry && (navigationType === NavigationType.Pop || wanted !== null);
    const shown = isWanted ? dispatch(showVariant(wanted)) : scope;
    if (names(shown) === query.toString()) return;
    // A link's request for a field is done when another variant is chosen on the page.
    const isRequestDone = !isNewEntry && readView(query) === null;
    void navigate(`?${names(shown)}`, { replace: true, state: isRequestDone ? null : state });
  });
  useEffect(() => {
    if (isOpen) synchronize();
  }, [isOpen, scope, key]);
}

/** Whether the variant and the language that the URL names are shown. */
export function useIsScopeShown(): boolean {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const scope = useDraftSelector(({ adDraft }) => adDraft.scope);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const named = findScope(ad, readScope(query));
  return named?.variantId === scope?.variantId && named?.language === scope?.language;
}
