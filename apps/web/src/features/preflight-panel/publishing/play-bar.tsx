import { messages } from '@spinreel/config-schema/messages/messages';
import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { progressTexts } from '../../../api-client/progress/progress-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useKeptFocus } from '../../../lib/page/use-kept-focus.ts';
import { WorkProgress } from '../../../ui/progress/work-progress.tsx';
import { getToggleId } from '../../../ui/publishing/publishing-line.tsx';
import type { PublishingControls } from './use-publishing.ts';
import styles from './play-bar.module.css';

interface PlayBarProps extends PublishingControls {
  /** The name of the network whose file is played. */
  networkLabel: string;
  /** Whether the ad names its product type and its market, without which required texts are unknown. */
  hasMarket: boolean;
}

/** Starts, shows and cancels the play that answers whether the ad shows the required texts and is likely to work. */
export function PlayBar(props: PlayBarProps) {
  const focusProps = useKeptFocus<HTMLDivElement>(props.publishing.status, findNextControl);
  return (
    <div {...focusProps} className={styles.area}>
      <BarContent {...props} />
    </div>
  );
}

/** The buttons have keys: without them, a second click would press the button that replaces the first. */
function BarContent({ publishing, networkLabel, hasMarket, start, cancel }: PlayBarProps) {
  switch (publishing.status) {
    case 'checked':
      return null;
    case 'unchecked':
      return (
        <div className={styles.bar}>
          <p className={styles.hint}>
            {hasMarket ? 'To answer the last two' : 'To score how likely it is to work'}, Spinreel plays your{' '}
            {networkLabel} file as a viewer would, after a short play that measures its sound and flashes.
            This takes about a minute.
            {!hasMarket && ' Choose product and market first to check the required texts in the same play.'}
          </p>
          <Button key="start" size="small" className="rigid" icon={<Play />} onClick={onFirstClick(start)}>
            Play and check
          </Button>
        </div>
      );
    case 'checking':
    case 'busy': {
      const { percent, stage } = (publishing.status === 'checking' && publishing.progress) || startOfPlay;
      return (
        <div className={styles.bar}>
          <WorkProgress
            label="Play and check"
            text={publishing.status === 'busy' ? messages.backend.waiting : progressTexts[stage]}
            percent={percent}
          />
          <Button key="cancel" size="small" className="rigid" onClick={onFirstClick(cancel)}>
            Cancel check
          </Button>
        </div>
      );
    }
    case 'failed':
      return (
        <Notice
          tone={publishing.canRetry ? 'error' : 'info'}
          title={publishing.canRetry ? 'The ad could not be played' : 'Not available on this server'}
          onRetry={publishing.canRetry ? start : undefined}
          retryLabel="Play again"
        >
          {publishing.message ?? messages.backend.unreachable}
        </Notice>
      );
  }
}

const startOfPlay = { percent: 0, stage: 'checking' } as const;

/** Ignores the second click of a double click, which hits the button that replaces the first one. */
function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}

/** Finds what can be used after a button of the bar has disappeared: its next button, or the first answer that can be opened. */
function findNextControl(bar: HTMLElement | null): HTMLElement | null {
  return (
    bar?.querySelector('button') ??
    document.getElementById(getToggleId('requiredTexts')) ??
    document.getElementById(getToggleId('quality'))
  );
}
