import { analyticsScriptUrl, isAnalyticsCookie } from '@spinreel/config-schema/analytics-tag';
import {
  analyticsDefaults,
  analyticsGranted,
  analyticsSettings,
  analyticsWithdrawn,
  type ConsentState,
} from '@spinreel/config-schema/consent';

/** Where the analytics script finds what it is told, and the switch that silences it. */
type AnalyticsWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/**
 * Makes analytics follow the visitor's choice. Before consent nothing is loaded and nothing is asked for; granting loads
 * the script once; withdrawing silences it at once and removes its cookies.
 */
export function followConsent(analyticsId: string, consent: ConsentState): void {
  if (consent === 'granted') grant(analyticsId);
  else withdraw(analyticsId);
}

function grant(analyticsId: string): void {
  const page = window as unknown as AnalyticsWindow;
  page[`ga-disable-${analyticsId}`] = false;
  if (page.dataLayer === undefined) {
    page.dataLayer = [];
    tell('consent', 'default', analyticsDefaults);
    tell('consent', 'update', analyticsGranted);
    tell('js', new Date());
    tell('config', analyticsId, analyticsSettings);
    const script = document.createElement('script');
    script.async = true;
    script.src = analyticsScriptUrl(analyticsId);
    document.head.append(script);
    return;
  }
  tell('consent', 'update', analyticsGranted);
}

function withdraw(analyticsId: string): void {
  const page = window as unknown as AnalyticsWindow;
  if (page.dataLayer !== undefined) {
    tell('consent', 'update', analyticsWithdrawn);
    // The update alone would let the script go on without cookies.
    page[`ga-disable-${analyticsId}`] = true;
  }
  removeCookies();
}

/** Tells the script something. It reads `arguments` objects and takes no array in their place. */
function tell(..._words: unknown[]): void {
  (window as unknown as AnalyticsWindow).dataLayer?.push(arguments);
}

/** Removes the script's cookies, which it sets for the highest domain it can. */
function removeCookies(): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names.filter(isAnalyticsCookie)) {
    const over = `${name}=; path=/; max-age=0`;
    document.cookie = over;
    for (const domain of domains) document.cookie = `${over}; domain=${domain}`;
  }
}
