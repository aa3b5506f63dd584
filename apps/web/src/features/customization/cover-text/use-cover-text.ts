import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { shallowEqual } from 'react-redux';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { useBranding } from '../fonts/use-branding.ts';
import { useCta } from '../use-cta.ts';
import type { CoverTextState } from './custom-look.ts';

/** Returns the look of the cover text with every default filled in, and a function that changes the ad. */
export function useCoverText(): {
  readonly state: CoverTextState;
  readonly change: (change: ConfigChange<AdConfig>) => void;
} {
  const dispatch = useDraftDispatch();
  const { coverTextStyle: style } = useCta().cta;
  const { branding } = useBranding();
  const lettering = useDraftSelector(
    ({ adDraft }) => ({ ...defaults.lettering, ...adDraft.document.lettering }),
    shallowEqual,
  );
  return {
    state: { style, lettering, branding },
    change: (change) => dispatch(adChanged(change)),
  };
}
