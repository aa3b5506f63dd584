import { History } from 'lucide-react';
import { useState } from 'react';
import { StepHistory } from '../../features/history/step-history.tsx';
import { VersionList } from '../../features/versions/version-list.tsx';
import { VersionNameForm } from '../../features/versions/version-name-form.tsx';
import { Drawer } from '../../ui/layout/drawer.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ScreenTabs } from '../../ui/fields/screen-tabs.tsx';

const views = [
  { value: 'steps', label: 'Steps' },
  { value: 'versions', label: 'Versions' },
] as const;

type View = (typeof views)[number]['value'];

const descriptions: Readonly<Record<View, string>> = {
  steps: 'Press a step to go there. The steps after it stay until you change something.',
  versions: 'Earlier saves are listed here. Name a version to store it permanently.',
};

/** Opens the ad's history: its steps and its saved versions. The marketer can return to each. */
export function HistoryDrawer({ adId }: { adId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [view, setView] = useState<View>('steps');
  return (
    <>
      <IconButton
        label="History"
        caption="History"
        icon={<History />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="History"
        description={descriptions[view]}
      >
        <ScreenTabs label="History" tabs={views} value={view} onChange={setView}>
          <div className="stack gap-5">
            {view === 'steps' ? (
              <StepHistory />
            ) : (
              <>
                <VersionNameForm />
                <VersionList adId={adId} onRestored={() => setIsOpen(false)} />
              </>
            )}
          </div>
        </ScreenTabs>
      </Drawer>
    </>
  );
}
