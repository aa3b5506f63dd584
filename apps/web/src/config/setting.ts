/** A deployment's value for `VITE_...`, given when the app is built; the fallback where there is none. */
export function setting(name: `VITE_${string}`, fallback: string): string {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}
