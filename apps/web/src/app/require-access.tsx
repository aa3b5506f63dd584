import { messages } from '@spinreel/config-schema/messages';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { askAccess, useAccessStatus } from '../api-client/access-state.ts';
import { paths } from '../config/paths.ts';
import { wanting } from '../lib/wanted-address.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageLoading } from '../ui/page-loading.tsx';

/** Shows its pages to unlocked sessions only; all others go to the front page. */
export function RequireAccess() {
  const status = useAccessStatus();
  const { pathname, search, hash } = useLocation();
  if (status === 'unlocked') return <Outlet />;
  if (status === 'locked') {
    return <Navigate to={paths.home.to()} replace state={wanting(pathname + search + hash)} />;
  }
  if (status === 'asking') return <PageLoading />;
  return (
    <EmptyState
      title="The server does not answer"
      text={messages.backend.unreachable}
      actions={
        <Button variant="primary" onClick={() => void askAccess()}>
          Try again
        </Button>
      }
    />
  );
}
