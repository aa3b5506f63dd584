import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { LivePlacement, LivePlacements } from '../../moving/live-placements.ts';
import { useLiveValue } from '../../moving/use-live-value.ts';

interface ZoneNoticeProps {
  placements: LivePlacements;
  warningsAt: (live: LivePlacement | null) => readonly string[];
}

/** Lists the elements that overlap safe zones. Renders nothing if there are none. */
export function ZoneNotice({ placements, warningsAt }: ZoneNoticeProps) {
  const warnings = useLiveValue(placements, (live) => warningsAt(live).join('\n'));
  if (warnings === '') return null;
  return (
    <Notice tone="warning" title="May be covered or cropped">
      <ul>
        {warnings.split('\n').map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}
