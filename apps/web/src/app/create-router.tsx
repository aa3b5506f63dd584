import {
  createBrowserRouter,
  type RouteObject,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { loadPage } from '../lib/page/load-page.ts';
import { ErrorPage, NotFoundPage } from '../pages/error/error-page.tsx';
import { PageLoading } from '../ui/progress/page-loading.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { RequireAccess } from './require-access.tsx';
import { useLayoutEffect } from 'react';
import { SiteFrame } from './site-frame.tsx';

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

/** The frame of the public pages, for the router. */
function SiteLayout() {
  useScrollToTop();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/**
 * Scrolls to the top when a link opens a page. The browser restores the position when going back. The router's own
 * `ScrollRestoration` would store positions in the session storage.
 */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
}
