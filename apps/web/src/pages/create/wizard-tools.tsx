import { Layers, LayoutGrid } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { openedFromWizard, writeView } from '../../config/create-view.ts';
import { paths } from '../../config/paths.ts';
import { HistoryButtons } from '../../features/history/history-buttons.tsx';
import { ShortcutsButton } from '../../features/shortcuts/shortcuts-button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

/** Tools for the whole ad, on every step: undo and redo, history, variants, the list of ads, and the list of shortcuts. */
export function WizardTools({ adId }: { adId: string }) {
  const [query] = useSearchParams();
  return (
    <>
      <HistoryButtons />
      <HistoryDrawer adId={adId} />
      <IconButton
        label="Variants"
        caption="Variants"
        icon={<Layers />}
        render={<Link to={writeView(query, 'variants')} state={openedFromWizard} />}
      />
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
