import { Eraser, ScrollText } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { LogList } from '../../ui/feedback/log-list.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { EventLog } from './use-event-log.ts';

/** The event log of the running preview: the events that networks with measurement receive. */
export function EventLogPanel({ log: { entries, clear } }: { log: EventLog }) {
  return (
    <Panel
      title="Events"
      description="Ad events, newest first"
      icon={<ScrollText />}
      actions={
        <Button
          size="small"
          variant="quiet"
          disabled={entries.length === 0}
          icon={<Eraser aria-hidden="true" />}
          onClick={clear}
        >
          Clear
        </Button>
      }
    >
      <LogList
        label="Events of the ad"
        entries={entries}
        emptyText="Tap the ad to see the events it sends."
      />
    </Panel>
  );
}
