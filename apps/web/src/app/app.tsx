import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { saveOnLeaving } from '../ad-draft/saving/autosave.ts';
import { followOnReturn, followOtherTabs } from '../ad-draft/saving/conflicts/follow-server.ts';
import { watchPointer } from '../lib/page/pointer-press.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import type { createRouter } from './create-router.tsx';
import type { createStore } from './create-store.ts';

interface AppProps {
  store: ReturnType<typeof createStore>;
  router: ReturnType<typeof createRouter>;
}

/** The providers and frames around the pages. */
export function App({ store, router }: AppProps) {
  useEffect(watchPointer, []);
  useEffect(() => saveOnLeaving(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  useEffect(() => store.dispatch(followOnReturn()), [store]);
  return (
    <Provider store={store}>
      <Tooltip.Provider delay={450}>
        <RouterProvider router={router} />
        <Toaster />
      </Tooltip.Provider>
    </Provider>
  );
}
