import { messages } from '@spinreel/config-schema/messages/messages';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isPageNotLoaded } from '../../lib/page/load-page.ts';
import { UnexpectedError } from './unexpected-error.tsx';

/** Shown instead of a page that fails. */
export function ErrorPage() {
  const error = useRouteError();
  return <UnexpectedError message={describeError(error)} canReload={isPageNotLoaded(error)} />;
}

/** Shown for an unknown URL. */
export function NotFoundPage() {
  return <UnexpectedError message={messages.routing.unknownAddress} />;
}

function describeError(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : null;
}
