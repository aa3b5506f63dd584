import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { FieldRequest } from '../../lib/page/focus-field.ts';
import type { FixTarget } from './fix-target.ts';

/** Returns a function that opens the step where a problem can be fixed, and focuses its field. */
export function useFix(adId: string): (target: FixTarget) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ step, field }) => {
      const state: FieldRequest = { focusField: field };
      void navigate(paths.create.to({ adId, step }), { state });
    },
    [adId, navigate],
  );
}
