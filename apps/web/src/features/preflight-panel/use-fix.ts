import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { everyShape, paths } from '../../config/paths.ts';
import type { FieldRequest } from '../../lib/page/focus-field.ts';
import type { PartRequest } from '../../lib/page/part-request.ts';
import type { FixTarget } from './fix-target.ts';

/**
 * Returns a function that opens the step where a problem can be fixed, and focuses its field or its part of the stage, or
 * shows it in all shapes.
 */
export function useFix(adId: string): (target: FixTarget) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ step, field, part, isWall }) => {
      if (isWall === true) return void navigate(paths.create.to({ adId, step, shapes: everyShape }));
      const state: FieldRequest | PartRequest = part === undefined ? { focusField: field } : { part };
      return void navigate(paths.create.to({ adId, step }), { state });
    },
    [adId, navigate],
  );
}
