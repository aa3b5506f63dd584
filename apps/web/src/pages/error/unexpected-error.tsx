import { routingMessages } from '@spinreel/config-schema/messages/routing-messages';
import { paths } from '../../config/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface UnexpectedErrorProps {
  /** What went wrong; null where nothing is known. */
  words: string | null;
  /** Whether loading the page again may help. */
  canReload?: boolean;
}

/** The screen for whatever goes wrong with a page, with a way out. */
export function UnexpectedError({ words, canReload = false }: UnexpectedErrorProps) {
  return (
    <EmptyState
      title={routingMessages.unexpected}
      text={words?.trim() || routingMessages.unknownAddress}
      actions={
        <>
          {canReload && (
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          )}
          <a href={paths.home.to()} className={buttonClass({ variant: canReload ? 'secondary' : 'primary' })}>
            Back to the front page
          </a>
        </>
      }
    />
  );
}
