import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { HistoryButtons } from '../../features/history/history-buttons.tsx';
import { ShortcutsButton } from '../../features/shortcuts/shortcuts-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

/** What can be done with the ad as a whole, on every step: undo and redo, its history, the way to the other ads, and the list of keys. */
export function WizardTools({ adId }: { adId: string }) {
  return (
    <>
      <HistoryButtons />
      <HistoryDrawer adId={adId} />
      <IconButton label="My ads" icon={<LayoutGrid />} render={<Link to={paths.ads.to()} />} />
      <ShortcutsButton />
    </>
  );
}
