import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/sora/index.css';
import '../ui/styles/tokens.css';
import '../ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRouter } from './router.tsx';
import { createStore } from './store.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App store={createStore()} router={createRouter()} />
  </StrictMode>,
);
