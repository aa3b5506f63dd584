import type { Progress } from '@spinreel/api-contract/watch-progress';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { progressWords } from '../../lib/progress-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
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
  /** How far the server is; null until it tells. */
  progress: Progress | null;
  isBlocked: boolean;
  onExport: () => void;
  onCancel: () => void;
  /** Shown in place of the button once the file is there. */
  result: ReactNode;
}

/** One network's export: what it makes, the button, and what came of it. */
export function ExportCard(props: ExportCardProps) {
  const { title, description, icon, facts, buttonLabel, errorTitle, state, isBlocked, result } = props;
  const { progress, onExport, onCancel } = props;
  const isGenerating = state.status === 'generating';
  return (
    <Panel title={title} description={description} icon={icon}>
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
            <div className={styles.progress}>
              <ProgressBar label={`${title} export`} percent={progress?.percent ?? 0} />
              <div className={styles.progressRow}>
                <p className={styles.note} role="status">
                  {state.note ?? (progress === null ? 'Starting...' : progressWords[progress.stage])}
                </p>
                <span className={styles.percent}>{Math.floor(progress?.percent ?? 0)} %</span>
                <Button size="small" variant="quiet" onClick={onCancel}>
                  Cancel
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
