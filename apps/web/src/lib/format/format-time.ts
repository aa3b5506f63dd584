/** Formats a time on a timeline: '00:04.17' for 4.17 seconds. */
export function formatTimecode(seconds: number): string {
  const hundredths = Math.round(Math.max(0, seconds) * 100);
  const minutes = Math.floor(hundredths / 6000);
  const rest = (hundredths % 6000) / 100;
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(2).padStart(5, '0')}`;
}

/** Formats a duration in seconds: '4.2 s'. */
export function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

/** Formats a date and time: '21 Nov 2026, 14:05'. Returns an empty string if `iso` is not a date. */
export function formatMoment(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Formats a day: '21 Nov 2026' for '2026-11-21'. Returns an empty string if `iso` is not a date. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  // A day without a time is in UTC.
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Formats a time of day: '14:05'. Returns an empty string if `iso` is not a date. */
export function formatClock(iso: string | null): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
