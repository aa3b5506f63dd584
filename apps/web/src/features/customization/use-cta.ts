import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { shallowEqual } from 'react-redux';
import { adChanged, type ChangeOptions } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectCta, selectOutro } from '../../ad-draft/select-cta.ts';

/** Returns the CTA with every default filled in, and a function that changes it. */
export function useCta() {
  const dispatch = useDraftDispatch();
  // Without the positions of its elements, which change while one is moved.
  const cta = useDraftSelector((state) => {
    const { positions: _, fingerPositions: __, ...fields } = selectCta(state.adDraft.document);
    return fields;
  }, shallowEqual);
  const changeCta = (change: ConfigChange<NonNullable<AdConfig['cta']>>, options?: ChangeOptions) =>
    dispatch(adChanged({ cta: change }, options));
  return { cta, changeCta };
}

/** Returns the outro with every default filled in, and a function that changes it. */
export function useOutro() {
  const dispatch = useDraftDispatch();
  const outro = useDraftSelector((state) => selectOutro(state.adDraft.document), shallowEqual);
  const changeOutro = (change: ConfigChange<NonNullable<AdConfig['outro']>>, options?: ChangeOptions) =>
    dispatch(adChanged({ outro: change }, options));
  return { outro, changeOutro };
}
