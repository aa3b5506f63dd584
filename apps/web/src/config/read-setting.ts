/** Returns the value of the build-time variable `VITE_...`, or the fallback if it is not set. */
export function readSetting(name: `VITE_${string}`, fallback: string): string {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}
