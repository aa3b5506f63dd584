import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { loadPage } from '../lib/load-page.ts';
import { ErrorPage, NotFoundPage } from '../pages/error/error-page.tsx';
import { PageLoading } from '../ui/page-loading.tsx';
import { RequireAccess } from './require-access.tsx';
import { SiteLayout } from './site-layout.tsx';

const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            path: paths.home.pattern,
            lazy: () =>
              loadPage(async () => ({ Component: (await import('../pages/home/home-page.tsx')).HomePage })),
          },
        ],
      },
      {
        Component: RequireAccess,
        children: [
          {
            Component: SiteLayout,
            children: [
              {
                path: paths.ads.pattern,
                lazy: () =>
                  loadPage(async () => ({
                    Component: (await import('../pages/my-ads/my-ads-page.tsx')).MyAdsPage,
                  })),
              },
            ],
          },
          {
            path: paths.create.pattern,
            lazy: () =>
              loadPage(async () => ({
                Component: (await import('../pages/create/create-page.tsx')).CreatePage,
              })),
          },
          {
            path: paths.preview.pattern,
            lazy: () =>
              loadPage(async () => ({
                Component: (await import('../pages/preview/preview-page.tsx')).PreviewPage,
              })),
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
];

/** The application's addresses; each page is loaded when it is first opened. */
export function createRouter() {
  return createBrowserRouter(routes);
}
