import { Component, type ComponentType, type ReactNode } from 'react';
import { isPageNotLoaded } from '../../lib/page/load-page.ts';
import { UnexpectedError } from './unexpected-error.tsx';

interface ErrorBoundaryProps {
  /** Header and footer for the error screen. */
  Frame: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Shows the error screen instead of a public page that fails. Pages in the router have the router's own boundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { Frame, children } = this.props;
    if (failure === null) return children;
    const { error } = failure;
    return (
      <Frame>
        <UnexpectedError
          message={error instanceof Error ? error.message : null}
          canReload={isPageNotLoaded(error)}
        />
      </Frame>
    );
  }
}
