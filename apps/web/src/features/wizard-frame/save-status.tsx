import { Check, CloudOff, HardDrive, TriangleAlert } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import type { SavingState } from '../../ad-draft/saving/saving-slice.ts';
import { formatClock } from '../../lib/format/format-time.ts';
import { Spinner } from '../../ui/progress/spinner.tsx';
import styles from './save-status.module.css';

/** The save status of the draft, always visible. */
export function SaveStatus() {
  const saving = useDraftSelector((state) => state.saving);
  const { icon, text, tone } = describeSaving(saving);
  return (
    <div className={styles.status} data-tone={tone} role="status" aria-label="Saving">
      {icon}
      <span>{text}</span>
      {saving.mergedParts.length > 0 && (
        <span className={styles.extra}>Changed elsewhere, added here: {saving.mergedParts.join(', ')}.</span>
      )}
      {!saving.hasLocalCopy && <span className={styles.extra}>This browser can’t keep a copy.</span>}
    </div>
  );
}

function describeSaving(saving: SavingState) {
  switch (saving.status) {
    case 'pending':
    case 'sending':
      return { icon: <Spinner />, text: 'Saving...', tone: 'calm' } as const;
    case 'saved':
      return {
        icon: <Check />,
        text: `Saved ${formatClock(saving.savedAt)}`.trim(),
        tone: 'good',
      } as const;
    case 'offline':
      return {
        icon: <CloudOff />,
        text: 'Offline, saved on this device',
        tone: 'warning',
      } as const;
    case 'off':
      return {
        icon: <HardDrive />,
        text: 'Saved on this device only',
        tone: 'warning',
      } as const;
    case 'failed':
      return {
        icon: <TriangleAlert />,
        text: saving.message ?? 'Not saved',
        tone: 'bad',
      } as const;
    case 'conflict':
      return {
        icon: <TriangleAlert />,
        text: 'Changed somewhere else',
        tone: 'warning',
      } as const;
  }
}
