import { Component, type ReactNode } from 'react';
import { isPageNotLoaded } from '../../lib/load-page.ts';
import { UnexpectedError } from './unexpected-error.tsx';

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Shows the error screen in place of public pages that fail; pages behind the router have the router's. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { error } = failure;
    return (
      <UnexpectedError
        words={error instanceof Error ? error.message : null}
        canReload={isPageNotLoaded(error)}
      />
    );
  }
}
