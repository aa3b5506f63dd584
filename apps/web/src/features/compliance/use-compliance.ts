import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { replaceDocument, type NamedStep } from '../../ad-draft/history/replace-document.ts';

const nothing: Compliance = {};

/** Returns the compliance settings of the draft, and functions that change them. */
export function useCompliance() {
  const dispatch = useDraftDispatch();
  const compliance = useDraftSelector(({ adDraft }) => adDraft.document.compliance ?? nothing);
  return {
    compliance,
    changeCompliance: (change: ConfigChange<Compliance>) => dispatch(adChanged({ compliance: change })),
    /** Replaces all settings as one step with this name, and offers to undo it. */
    replaceCompliance: (next: Compliance, step: NamedStep) =>
      dispatch(replaceDocument((document) => ({ ...document, compliance: next }), step)),
  };
}
