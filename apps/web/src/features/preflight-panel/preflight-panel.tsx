import { ShieldCheck } from 'lucide-react';
import type { Progress } from '@spinreel/api-contract/watch-progress';
import { messages } from '@spinreel/config-schema/messages';
import { progressWords } from '../../lib/progress-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fixOfProblem, type FixTarget } from './fix-target.ts';
import { issueCount, issueWords } from './issue-count.ts';
import { NetworkReport } from './network-report.tsx';
import { useFix } from './use-fix.ts';
import { usePreflight, type Preflight } from './use-preflight.ts';
import styles from './preflight-panel.module.css';

/** What each network will say to the very file that is exported: rule by rule, with the way to what must be mended. */
export function PreflightPanel({ adId }: { adId: string }) {
  const { preflight, progress, retry } = usePreflight();
  const onFix = useFix(adId);
  return (
    <Panel
      title="Preflight"
      description="Each network's rules, checked on the very file that you export"
      icon={<ShieldCheck />}
    >
      <div className={styles.body}>
        <Answer preflight={preflight} progress={progress} onRetry={retry} onFix={onFix} />
        <VisuallyHidden isLive>{outcomeOf(preflight)}</VisuallyHidden>
      </div>
    </Panel>
  );
}

interface AnswerProps {
  preflight: Preflight;
  progress: Progress | null;
  onRetry: () => void;
  onFix: (target: FixTarget) => void;
}

function Answer({ preflight, progress, onRetry, onFix }: AnswerProps) {
  switch (preflight.status) {
    case 'blocked': {
      const target = fixOfProblem(preflight.problem);
      return (
        <Notice
          tone="warning"
          title="There is nothing to check yet"
          actions={
            <Button size="small" onClick={() => onFix(target)}>
              {target.label}
            </Button>
          }
        >
          {preflight.problem}
        </Notice>
      );
    }
    case 'unchecked':
    case 'checking':
      return (
        <div className={styles.checking}>
          <p className={styles.stage}>
            <span role="status">{progress === null ? 'Checking...' : progressWords[progress.stage]}</span>
            <span>{Math.floor(progress?.percent ?? 0)} %</span>
          </p>
          <ProgressBar label="Preflight" percent={progress?.percent ?? 0} />
        </div>
      );
    case 'busy':
      return <Notice tone="info">The server is busy. The check starts as soon as it has room.</Notice>;
    case 'failed':
      return (
        <Notice
          tone="error"
          title="The ad could not be checked"
          actions={
            <Button size="small" onClick={onRetry}>
              Check again
            </Button>
          }
        >
          {preflight.message ?? messages.backend.unreachable}
        </Notice>
      );
    case 'checked':
      return (
        <div className={styles.networks}>
          {preflight.networks.map((verdict) => (
            <NetworkReport key={verdict.network} verdict={verdict} onFix={onFix} />
          ))}
        </div>
      );
  }
}

/** What came of the check, to be read out once: 'Meta Ads ok, Moloco 1 issue'. */
function outcomeOf(preflight: Preflight): string {
  if (preflight.status !== 'checked') return '';
  return preflight.networks
    .map((network) => `${network.label} ${issueWords(issueCount(network))}`)
    .join(', ');
}
