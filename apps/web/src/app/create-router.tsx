import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { loadPage } from '../lib/page/load-page.ts';
import { ErrorPage, NotFoundPage } from '../pages/error/error-page.tsx';
import { PageLoading } from '../ui/progress/page-loading.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { RequireAccess } from './require-access.tsx';
import { SiteLayout } from './site-layout.tsx';

const routes: RouteObject[] = [
  {
    ErrorBoundary: () => (
      <ErrorFrame>
        <ErrorPage />
      </ErrorFrame>
    ),
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
              {
                path: paths.check.pattern,
                lazy: () =>
                  loadPage(async () => ({
                    Component: (await import('../pages/check-file/check-file-page.tsx')).CheckFilePage,
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
      { Component: SiteLayout, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
];

/** Creates the application's router. Each page is loaded when it is first opened. */
export function createRouter() {
  return createBrowserRouter(routes);
}
