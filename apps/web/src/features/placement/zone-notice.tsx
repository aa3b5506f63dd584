import { Notice } from '../../ui/notice.tsx';

/** In words what the safe zones show; nothing when everything is clear of them. */
export function ZoneNotice({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title="May be covered or cut off">
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}
