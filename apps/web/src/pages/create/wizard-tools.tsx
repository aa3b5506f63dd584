import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { HistoryButtons } from '../../features/history/history-buttons.tsx';
import { ShortcutsButton } from '../../features/shortcuts/shortcuts-button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

/** Tools for the whole ad, on every step: undo and redo, history, the list of ads, and the list of shortcuts. */
export function WizardTools({ adId }: { adId: string }) {
  return (
    <>
      <HistoryButtons />
      <HistoryDrawer adId={adId} />
      <IconButton
        label="My ads"
        caption="My ads"
        icon={<LayoutGrid />}
        render={<Link to={paths.ads.to()} />}
      />
      <ShortcutsButton />
    </>
  );
}
