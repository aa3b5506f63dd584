import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRouter } from './create-router.tsx';
import { createStore } from './create-store.ts';

/** Renders the application with its router and its store into `root`. */
export function showApp(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App store={createStore()} router={createRouter()} />
    </StrictMode>,
  );
}
