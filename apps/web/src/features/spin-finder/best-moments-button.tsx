import type { PausePoint } from '@spinreel/config-schema/ad/ad-config';
import type { PausePointCount } from '@spinreel/config-schema/options/interaction-levels';
import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { findMissingMoments } from './choose-best-moments.ts';
import type { MomentSearch } from './use-moments.ts';

interface BestMomentsButtonProps {
  search: MomentSearch;
  points: readonly PausePoint[];
  level: PausePointCount;
  /** Frame rate of the video, to convert moments to frames. */
  frameRate: number;
  /** Whether it is the main next action. */
  isPrimary: boolean;
  onAdd: (frames: readonly number[]) => void;
}

/** Adds the best suggestions for all missing pause points at once. Renders nothing if there are none. */
export function BestMomentsButton(props: BestMomentsButtonProps) {
  const { search, points, level, frameRate, isPrimary, onAdd } = props;
  const best = search.status === 'found' ? findMissingMoments(search.moments, { points, level }) : [];
  if (best.length === 0) return null;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<Sparkles aria-hidden="true" />}
      onClick={() => onAdd(best.map(({ timestamp }) => Math.round(timestamp * frameRate)))}
    >
      {best.length === 1 ? 'Use the best' : `Use the best ${best.length}`}
    </Button>
  );
}
