import { shownError } from '@spinreel/config-schema/error-catalogue';
import { messages } from '@spinreel/config-schema/messages';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What a failing page shows. */
export function ErrorPage() {
  return <UnexpectedError words={wordsOf(useRouteError())} />;
}

/** What an unknown address shows. */
export function NotFoundPage() {
  return <UnexpectedError words="404 Not Found" />;
}

function UnexpectedError({ words }: { words: string | null }) {
  return (
    <EmptyState
      title={messages.routing.unexpected}
      text={shownError('routing', { client: words })}
      actions={
        <Link to={paths.home.to()} className={buttonClass({ variant: 'primary' })}>
          Back to the front page
        </Link>
      }
    />
  );
}

function wordsOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : null;
}
