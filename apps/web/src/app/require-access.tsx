import { messages } from '@spinreel/config-schema/messages/messages';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { askAccess, useAccessStatus } from '../api-client/access-state.ts';
import { paths } from '../config/paths.ts';
import { createRequestState } from '../lib/page/requested-url.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageLoading } from '../ui/progress/page-loading.tsx';

/** Shows its pages only to unlocked sessions, and redirects other visitors to the front page. */
export function RequireAccess() {
  const status = useAccessStatus();
  const { pathname, search, hash } = useLocation();
  if (status === 'unlocked') return <Outlet />;
  if (status === 'locked') {
    return <Navigate to={paths.home.to()} replace state={createRequestState(pathname + search + hash)} />;
  }
  if (status === 'asking') return <PageLoading />;
  return (
    <EmptyState
      title="The ad builder can’t open right now"
      text={messages.access.offline}
      actions={
        <Button variant="primary" onClick={() => void askAccess()}>
          Try again
        </Button>
      }
    />
  );
}
