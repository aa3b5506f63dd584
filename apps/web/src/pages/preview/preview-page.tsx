import { defaults } from '@spinreel/config-schema/ad/defaults';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Link, useParams } from 'react-router-dom';
import { asFailure } from '../../api-client/calls/api-failure.ts';
import { describeFailure } from '../../api-client/calls/describe-failure.ts';
import { useReadAdQuery } from '../../api-client/ads-api.ts';
import { paths } from '../../config/paths.ts';
import { PreviewPanel } from '../../features/preview/preview-panel.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageLoading } from '../../ui/progress/page-loading.tsx';
import styles from './preview-page.module.css';

/** The preview of a saved ad on its own page. */
export function PreviewPage() {
  const { adId = '' } = useParams();
  const { data: ad, error, refetch } = useReadAdQuery(adId);
  usePageTitle('Preview', ad?.config.name ?? '');
  if (ad !== undefined) {
    return (
      <main className={styles.page}>
        <header className="row-between gap-4">
          <div>
            <h1 className={styles.title}>{ad.config.name?.trim() || defaults.name}</h1>
            <p className="small-faint breaks">Ad {ad.id}</p>
          </div>
          <Link to={paths.create.to({ adId: ad.id })} className={getButtonClass({ size: 'small' })}>
            Edit this ad
          </Link>
        </header>
        <PreviewPanel adId={ad.id} config={ad.config} />
      </main>
    );
  }
  if (error === undefined) return <PageLoading />;
  const failure = asFailure(error);
  return (
    <EmptyState
      title={messages.preview.errorTitle}
      text={describeFailure(failure)}
      actions={
        failure.status === 404 ? (
          <Link to={paths.home.to()} className={getButtonClass({ variant: 'primary' })}>
            Back to the front page
          </Link>
        ) : (
          <Button variant="primary" onClick={() => void refetch()}>
            Try again
          </Button>
        )
      }
    />
  );
}
