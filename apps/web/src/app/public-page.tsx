import { StrictMode, type ComponentType } from 'react';
import { ErrorBoundary } from '../pages/error/error-boundary.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { SiteFrame } from './site-frame.tsx';

/** A public page with its frame. Like the front page, these need neither the router nor the store. */
export function PublicPage({ Page }: { Page: ComponentType }) {
  return (
    <StrictMode>
      <ErrorBoundary Frame={ErrorFrame}>
        <SiteFrame>
          <Page />
        </SiteFrame>
      </ErrorBoundary>
    </StrictMode>
  );
}
