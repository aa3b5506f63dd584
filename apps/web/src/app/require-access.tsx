import { messages } from '@spinreel/config-schema/messages';
import { Navigate, Outlet } from 'react-router-dom';
import { useReadAccessQuery } from '../api-client/access-api.ts';
import { paths } from '../config/paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageLoading } from '../ui/page-loading.tsx';

/** Shows its pages to unlocked sessions only; all others go to the front page. */
export function RequireAccess() {
  const { data, isError, refetch } = useReadAccessQuery();
  if (data?.unlocked === true) return <Outlet />;
  if (data?.unlocked === false) return <Navigate to={paths.home.to()} replace />;
  if (!isError) return <PageLoading />;
  return (
    <EmptyState
      title="The server does not answer"
      text={messages.backend.unreachable}
      actions={
        <Button variant="primary" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}
