import { Notice } from '../../ui/notice.tsx';
import type { LivePlacement, LivePlacements } from './live-placements.ts';
import { useLiveValue } from './use-live-value.ts';

interface ZoneNoticeProps {
  placements: LivePlacements;
  warningsAt: (live: LivePlacement | null) => readonly string[];
}

/** In words what the safe zones show; nothing when everything is clear of them. */
export function ZoneNotice({ placements, warningsAt }: ZoneNoticeProps) {
  const warnings = useLiveValue(placements, (live) => warningsAt(live).join('\n'));
  if (warnings === '') return null;
  return (
    <Notice tone="warning" title="May be covered or cut off">
      <ul>
        {warnings.split('\n').map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}
