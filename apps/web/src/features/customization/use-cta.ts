import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import { shallowEqual } from 'react-redux';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { ctaOf, outroOf } from '../../ad-draft/select-cta.ts';

/** The call to action with every default filled in, and how to change a part of it. */
export function useCta() {
  const dispatch = useDraftDispatch();
  // Without the places of its elements, which change while one is moved.
  const cta = useDraftSelector((state) => {
    const { positions: _, fingerPositions: __, ...fields } = ctaOf(state.adDraft.config);
    return fields;
  }, shallowEqual);
  const changeCta = (change: ConfigChange<NonNullable<AdConfig['cta']>>) =>
    dispatch(adChanged({ cta: change }));
  return { cta, changeCta };
}

/** The outro with every default filled in, and how to change a part of it. */
export function useOutro() {
  const dispatch = useDraftDispatch();
  const outro = useDraftSelector((state) => outroOf(state.adDraft.config), shallowEqual);
  const changeOutro = (change: ConfigChange<NonNullable<AdConfig['outro']>>) =>
    dispatch(adChanged({ outro: change }));
  return { outro, changeOutro };
}
