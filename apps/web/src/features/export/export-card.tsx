import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ExportState } from './use-export.ts';
import styles from './export-card.module.css';

interface ExportCardProps {
  title: string;
  description: string;
  icon: ReactNode;
  /** What the file is like, a few words each. */
  facts: readonly string[];
  buttonLabel: string;
  errorTitle: string;
  state: ExportState;
  isBlocked: boolean;
  onExport: () => void;
  /** Shown in place of the button once the file is there. */
  result: ReactNode;
}

/** One network's export: what it makes, the button, and what came of it. */
export function ExportCard(props: ExportCardProps) {
  const { title, description, icon, facts, buttonLabel, errorTitle, state, isBlocked, onExport, result } =
    props;
  const isGenerating = state.status === 'generating';
  return (
    <Panel title={title} description={description} icon={icon} className={styles.card}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {state.status === 'error' && (
        <Notice tone="error" title={errorTitle}>
          {state.message}
        </Notice>
      )}
      {state.status === 'success' ? (
        result
      ) : (
        <div className={styles.action}>
          <Button
            variant="primary"
            isBlock
            isBusy={isGenerating}
            disabled={isBlocked || isGenerating}
            icon={<Download aria-hidden="true" />}
            onClick={onExport}
          >
            {isGenerating ? 'Generating...' : buttonLabel}
          </Button>
          {isGenerating && (
            <p className={styles.note} role="status">
              {state.note ?? 'The video is fitted to the network limit. This can take a minute.'}
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}
