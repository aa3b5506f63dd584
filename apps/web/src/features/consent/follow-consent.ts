import { buildAnalyticsScriptUrl, isAnalyticsCookie } from '@spinreel/config-schema/site/analytics-tag';
import {
  analyticsDefaults,
  analyticsGranted,
  analyticsSettings,
  analyticsWithdrawn,
  type ConsentState,
} from '@spinreel/config-schema/site/consent';

/** The analytics script's command queue, and the flag that disables the script. */
type AnalyticsWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/**
 * Applies the visitor's choice to analytics. Before consent, makes no requests. Granting loads the script once.
 * Withdrawing disables it immediately and removes its cookies.
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
    sendCommand('consent', 'default', analyticsDefaults);
    sendCommand('consent', 'update', analyticsGranted);
    sendCommand('js', new Date());
    sendCommand('config', analyticsId, analyticsSettings);
    const script = document.createElement('script');
    script.async = true;
    script.src = buildAnalyticsScriptUrl(analyticsId);
    document.head.append(script);
    return;
  }
  sendCommand('consent', 'update', analyticsGranted);
}

function withdraw(analyticsId: string): void {
  const page = window as unknown as AnalyticsWindow;
  if (page.dataLayer !== undefined) {
    sendCommand('consent', 'update', analyticsWithdrawn);
    // Without this flag, the script would continue without cookies after the update.
    page[`ga-disable-${analyticsId}`] = true;
  }
  removeCookies();
}

/** Sends a command to the script. The script accepts `arguments` objects but not arrays. */
function sendCommand(..._command: unknown[]): void {
  (window as unknown as AnalyticsWindow).dataLayer?.push(arguments);
}

/** Removes the script's cookies, which are set on the highest possible domain. */
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
