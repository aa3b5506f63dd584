import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRouter } from './router.tsx';
import { createStore } from './store.ts';

/** Puts the application with its router and its store into `root`. */
export function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App store={createStore()} router={createRouter()} />
    </StrictMode>,
  );
}
