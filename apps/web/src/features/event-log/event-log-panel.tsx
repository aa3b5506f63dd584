import { ScrollText } from 'lucide-react';
import { LogPanel } from '../../ui/feedback/log-panel.tsx';
import type { EventLog } from './use-event-log.ts';

/** The event log of the running preview: the events that networks with measurement receive. */
export function EventLogPanel({ log: { entries, clear } }: { log: EventLog }) {
  return (
    <LogPanel
      title="Events"
      description="Ad events, newest first"
      icon={<ScrollText />}
      label="Events of the ad"
      entries={entries}
      emptyText="Tap the ad to see the events it sends."
      onClear={clear}
    />
  );
}
