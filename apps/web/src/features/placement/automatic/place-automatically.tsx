import { Sparkles } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import { listMovableParts } from '@spinreel/placement/automatic/cover-places';
import { placeCoverElements } from './place-cover-elements.ts';

/** Places the elements of the cover so that its main part stays free, with the reason if that is not possible. */
export function PlaceAutomatically({ board }: { board: PlacementBoard }) {
  const { config, drawn, salience: search } = board;
  const dispatch = useDraftDispatch();
  const placed = useDraftSelector(({ newCover }) => newCover.placed);
  const movable = listMovableParts(config, placed);
  const isPlacedByHand = !movable.portrait.includes('button') && !movable.portrait.includes('text');
  const note = describePlacement(search, isPlacedByHand);
  return (
    <div className="stack gap-1 align-start">
      <Button
        icon={<Sparkles />}
        size="small"
        variant="quiet"
        disabled={isPlacedByHand || search.status !== 'found'}
        onClick={() => dispatch(placeCoverElements({ drawn, salience: search.salience }))}
      >
        Place automatically
      </Button>
      <p className="small-faint">{note}</p>
    </div>
  );
}

function describePlacement(
  { status, salience }: PlacementBoard['salience'],
  isPlacedByHand: boolean,
): string {
  if (status === 'off') return 'Upload a cover image first.';
  if (isPlacedByHand)
    return 'You placed the text and the button yourself. Reset the positions to place them automatically.';
  if (status === 'failed')
    return 'The cover could not be searched for its main part. Reload the page to try again.';
  if (status !== 'found') return 'Looking for the main part of the cover...';
  return salience === null
    ? 'No part of the cover stands out, so the default positions are used.'
    : 'Leaves the main part of the cover free. What you placed yourself stays.';
}
