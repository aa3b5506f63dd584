import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createParams, everyShape } from '../../../config/paths.ts';

/** Whether the preview shows all shapes, and a function that changes it. The URL holds the choice, so it survives a reload. */
export function useWallView(): readonly [boolean, (isWall: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const show = useCallback(
    (isWall: boolean) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          if (isWall) next.set(createParams.shapes, everyShape);
          else next.delete(createParams.shapes);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [query.get(createParams.shapes) === everyShape, show];
}
