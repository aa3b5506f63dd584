import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { everyShape, paths } from '../../config/paths.ts';
import type { FieldRequest } from '../../lib/page/focus-field.ts';
import type { PartRequest } from '../../lib/page/part-request.ts';
import type { FixTarget } from './fix-target.ts';

/** The variant and the language to show. Default: those that are shown now. */
type Scope = NonNullable<Parameters<typeof paths.create.to>[0]>['scope'];

/**
 * Returns a function that opens the step where a problem can be fixed, and focuses its field or its part of the stage, or
 * shows it in all shapes.
 */
export function useFix(adId: string): (target: FixTarget, scope?: Scope) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ step, field, part, isWall }, scope) => {
      const shown = { adId, step, ...(scope && { scope }) };
      if (isWall === true) return void navigate(paths.create.to({ ...shown, shapes: everyShape }));
      const state: FieldRequest | PartRequest = part === undefined ? { focusField: field } : { part };
      return void navigate(paths.create.to(shown), { state });
    },
    [adId, navigate],
  );
}
