import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { AskedField } from '../../lib/asked-field.ts';
import type { FixTarget } from './fix-target.ts';

/** Leads to the step, and there to the field, where something can be put right. */
export function useFix(adId: string): (target: FixTarget) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ step, fields }) => {
      const state: AskedField = { askedFields: fields };
      void navigate(paths.create.to({ adId, step }), { state });
    },
    [adId, navigate],
  );
}
