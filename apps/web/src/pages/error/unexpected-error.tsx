import { routingMessages } from '@spinreel/config-schema/messages/routing-messages';
import { paths } from '../../config/paths.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface UnexpectedErrorProps {
  /** The error message; null if unknown. */
  message: string | null;
  /** Whether reloading the page may help. */
  canReload?: boolean;
}

/** The error screen, with links to continue. */
export function UnexpectedError({ message, canReload = false }: UnexpectedErrorProps) {
  return (
    <EmptyState
      title={routingMessages.unexpected}
      text={message?.trim() || routingMessages.unknownAddress}
      actions={
        <>
          {canReload && (
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          )}
          <a
            href={paths.home.to()}
            className={getButtonClass({ variant: canReload ? 'secondary' : 'primary' })}
          >
            Back to the front page
          </a>
        </>
      }
    />
  );
}
