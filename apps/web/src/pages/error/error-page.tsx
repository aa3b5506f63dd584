import { messages } from '@spinreel/config-schema/messages';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isPageNotLoaded } from '../../lib/load-page.ts';
import { UnexpectedError } from './unexpected-error.tsx';

/** What a failing page shows. */
export function ErrorPage() {
  const error = useRouteError();
  return <UnexpectedError words={wordsOf(error)} canReload={isPageNotLoaded(error)} />;
}

/** What an unknown address shows. */
export function NotFoundPage() {
  return <UnexpectedError words={messages.routing.unknownAddress} />;
}

function wordsOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : null;
}
