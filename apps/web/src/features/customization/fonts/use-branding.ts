import type { Branding } from '@spinreel/config-schema/ad/ad-content';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { shallowEqual } from 'react-redux';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';

/** Returns the branding with every default filled in, and a function that changes it. */
export function useBranding() {
  const dispatch = useDraftDispatch();
  const branding = useDraftSelector(
    ({ adDraft }) => ({ ...defaults.branding, ...adDraft.document.branding }),
    shallowEqual,
  );
  const changeBranding = (change: ConfigChange<Branding>) => dispatch(adChanged({ branding: change }));
  return { branding, changeBranding };
}
