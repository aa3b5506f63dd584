import { isId } from '@spinreel/config-schema/options/ids';
import { messages } from '@spinreel/config-schema/messages/messages';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { openDraft, openNewDraft } from '../../ad-draft/open-draft.ts';
import { readView } from '../../config/create-view.ts';
import { createParams, paths } from '../../config/paths.ts';
import { loadPage } from '../../lib/page/load-page.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageLoading } from '../../ui/progress/page-loading.tsx';
import { readScope, useScopeInUrl } from './use-scope-in-url.ts';
import { Wizard } from './wizard.tsx';

// The table of variants is as large as a step, and most ads have none.
const VariantsWorkspace = lazy(() =>
  loadPage(async () => ({
    default: (await import('./variants/variants-workspace.tsx')).VariantsWorkspace,
  })),
);

/** The ad wizard. Opens the ad in the URL, or a new one. */
export function CreatePage() {
  const dispatch = useDraftDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const addressAdId = query.get(createParams.ad);
  const view = readView(query);
  const isSampleAsked = query.get(createParams.sample) === 'casino';
  const { status, adId } = useDraftSelector((state) => state.adDraft);
  const hasStartedRef = useRef(false);
  usePreventStrayDrops();
  useScopeInUrl({ isOpen: status === 'ready' && adId !== null && adId === addressAdId });
  const open = useEffectEvent((wanted: string) => dispatch(openDraft(wanted, { scope: readScope(query) })));

  useEffect(() => {
    if (addressAdId !== null) {
      hasStartedRef.current = false;
      void open(addressAdId);
      return;
    }
    // Effects run twice in development. One visit must not create two ads.
    if (hasStartedRef.current) return;
    hasStartedRef.current = true;
    const sample = isSampleAsked ? { sample: 'casino' as const } : {};
    void navigate(paths.create.to({ adId: dispatch(openNewDraft()), ...sample }), { replace: true });
  }, [addressAdId, dispatch, isSampleAsked, navigate]);

  if (addressAdId === null || adId !== addressAdId) return <PageLoading />;
  switch (status) {
    case 'closed':
    case 'opening':
      return <PageLoading />;
    case 'ready':
      return view === null ? (
        <Wizard adId={adId} />
      ) : (
        <Suspense fallback={<PageLoading />}>
          <VariantsWorkspace view={view} />
        </Suspense>
      );
    case 'missing':
      return <AdNotThere text={messages.ad.unknownAd} />;
    case 'failed':
      return (
        <EmptyState
          title="The ad could not be opened"
          text={isId(adId) ? messages.backend.unreachable : messages.ad.unknownAd}
          actions={
            <Button
              variant="primary"
              onClick={() => void dispatch(openDraft(adId, { isRetry: true, scope: readScope(query) }))}
            >
              Try again
            </Button>
          }
        />
      );
  }
}

function AdNotThere({ text }: { text: string }) {
  return (
    <EmptyState
      title="There is no such ad"
      text={text}
      actions={
        <>
          <Link to={paths.create.to()} className={getButtonClass({ variant: 'primary' })}>
            Start a new ad
          </Link>
          <Link to={paths.home.to()} className={getButtonClass({})}>
            Back to the front page
          </Link>
        </>
      }
    />
  );
}

/** Keeps the browser from opening a file that was dropped outside a drop zone. */
function usePreventStrayDrops(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}
