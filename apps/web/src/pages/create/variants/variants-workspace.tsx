import { defaults } from '@spinreel/config-schema/ad/defaults';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import type { CreateView } from '../../../config/create-view.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ScreenTabs } from '../../../ui/fields/screen-tabs.tsx';
import { useAdFonts } from '../../../features/customization/fonts/use-ad-fonts.ts';
import { ConflictModal } from '../../../features/draft-conflict/conflict-modal.tsx';
import { HistoryButtons } from '../../../features/history/history-buttons.tsx';
import { SaveStatus } from '../../../features/wizard-frame/save-status.tsx';
import { CombineDialog } from '../../../features/variants/combinations/combine-dialog.tsx';
import { StillScreen } from '../../../features/placement/stage/still/still-screen.tsx';
import { ScreenContext, type DrawScreen } from '../../../features/variants/table/screen-context.ts';
import { VariantsTable } from '../../../features/variants/table/variants-table.tsx';
import { ContactSheet } from './contact-sheet/contact-sheet.tsx';
import { MeasuredTexts } from './measured-texts.tsx';
import { useWorkspaceView } from './use-workspace-view.ts';
import styles from './variants-workspace.module.css';

const tabs = [
  { value: 'variants', label: 'Variants' },
  { value: 'texts', label: 'Texts' },
  { value: 'contact-sheet', label: 'Contact sheet' },
] as const satisfies readonly { value: CreateView; label: string }[];

const drawScreen: DrawScreen = (shown) => <StillScreen {...shown} />;

const hints: Readonly<Record<CreateView, string>> = {
  variants: 'Dimmed values come from the base. Type over one to change it for that variant only.',
  texts: 'Each text once, even if several variants show it.',
  'contact-sheet': 'Every variant in every language at a glance.',
};

/** The workspace for the variants and the languages of the open ad. It takes the place of the wizard until it is closed. */
export function VariantsWorkspace({ view }: { view: CreateView }) {
  const name = useDraftSelector((state) => state.adDraft.ad.name ?? defaults.name);
  const { show, close } = useWorkspaceView();
  const [isCombining, setIsCombining] = useState(false);
  const title = tabs.find(({ value }) => value === view)?.label ?? '';
  usePageTitle(title, name);
  useAdFonts({ ofAllVariants: true });
  return (
    <main className={styles.workspace}>
      <header className={styles.header}>
        <Button variant="quiet" size="small" icon={<ArrowLeft />} onClick={close}>
          Back to the ad
        </Button>
        <h1 className={styles.title}>
          <span className={styles.adName} dir="auto">
            {name}
          </span>
          <span className="visually-hidden">: variants and languages</span>
        </h1>
        <div className={styles.tools}>
          <SaveStatus />
          <HistoryButtons />
        </div>
      </header>
      <ScreenTabs
        label="Workspace"
        tabs={tabs}
        value={view}
        onChange={show}
        // Tabs with tools are small.
        tools={<span className={styles.hint}>{hints[view]}</span>}
        isFilling
      >
        {view === 'variants' ? (
          <ScreenContext value={drawScreen}>
            <VariantsTable onCombine={() => setIsCombining(true)} />
          </ScreenContext>
        ) : view === 'texts' ? (
          <MeasuredTexts />
        ) : (
          <ContactSheet />
        )}
      </ScreenTabs>
      <CombineDialog isOpen={isCombining} onClose={() => setIsCombining(false)} />
      <ConflictModal />
    </main>
  );
}
