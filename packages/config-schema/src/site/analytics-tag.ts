/** The hosted analytics script: where it comes from and where it reports to. Used only after opt-in. */
export const analyticsTag = {
  /** How long the script's cookies stay, in years: Google's default for `_ga`. */
  cookieYears: 2,
  scriptOrigin: 'https://www.googletagmanager.com',
  /** Origins for the content security policy. */
  connectOrigins: [
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;

/** What a measurement id looks like: `G-` and then capital letters and digits. */
export const analyticsIdPattern = /^G-[A-Z0-9]{4,20}$/;

/** The script's address for a measurement id. */
export function buildAnalyticsScriptUrl(analyticsId: string): string {
  return `${analyticsTag.scriptOrigin}/gtag/js?id=${encodeURIComponent(analyticsId)}`;
}

/** Whether a cookie of this name was set by the analytics script. */
export function isAnalyticsCookie(name: string): boolean {
  return /^_g(a|id|at)($|_)/.test(name);
}
