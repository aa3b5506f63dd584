import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timings } from '@spinreel/config-schema/timings';

/** Everything about the server that an operator can set. With no variable at all it works. */
export interface Settings {
  /** `PORT`: where it listens; 0 takes any free port. Default 4000. */
  readonly port: number;
  /**
   * `HOST`: which network interface serves everything; `0.0.0.0` for all, `localhost` for none but this machine's own.
   * Default (null): this machine gets everything, and its network the previews that are shared with phones.
   */
  readonly host: string | null;
  /** `PUBLIC_URL`: where others reach the server, such as `https://ads.example.com`, without a slash at the end. */
  readonly publicUrl: string | null;
  /** `DATA_DIR`: the folder of everything that lasts. Default `.data`. */
  readonly dataDir: string;
  /** `ACCESS_PASSWORD`: the shared password; where it is empty, one is made on the first start. */
  readonly accessPassword: string | null;
  /** `EXPORT_TTL_HOURS`: how long finished files can be downloaded, in milliseconds here. Default 7 days. */
  readonly exportTtlMs: number;
  /** `TRUST_PROXY`: `false`, the number of proxies in front, or their addresses (`10.0.0.0/8,127.0.0.1`). Default `false`. */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** `LOG_LEVEL`: fatal, error, warn, info, debug, trace or silent. Default `warn`. */
  readonly logLevel: string;
  /** `WEB_DIR`: the built web app. Default: the one of this repository. */
  readonly webDir: string;
  /** `WORKERS`: encodes at a time. Default: the number of processor cores. */
  readonly workers: number | null;
  /** `CSP_SCRIPT_ORIGINS`, `CSP_FRAME_ORIGINS`, `CSP_CONNECT_ORIGINS`: sites that the web app may use, separated by spaces. */
  readonly csp: { readonly script: string; readonly frame: string; readonly connect: string };
}

/** Reads the settings from environment variables. Throws an `Error` that names every variable with an unusable value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const number = (name: string, fallback: number, range: { min: number; max: number }): number => {
    const value = Number(text(name, String(fallback)));
    if (!Number.isFinite(value) || value < range.min || value > range.max) {
      problems.push(`${name} must be a number from ${range.min} to ${range.max}`);
    }
    return value;
  };
  const origins = (name: string): string => {
    const value = text(name, '');
    if (!/^(https?:\/\/[\w.*:-]+( https?:\/\/[\w.*:-]+)*)?$/.test(value)) {
      problems.push(`${name} must be a list of origins such as https://www.example.com`);
    }
    return value;
  };
  const publicUrl = (): string | null => {
    const value = text('PUBLIC_URL', '').replace(/\/+$/, '');
    if (!/^(https?:\/\/[^\s?#]+)?$/.test(value) || (value !== '' && !URL.canParse(value))) {
      problems.push('PUBLIC_URL must be an address such as https://ads.example.com');
    }
    return value || null;
  };
  const settings: Settings = {
    port: number('PORT', 4000, { min: 0, max: 65_535 }),
    host: text('HOST', '') || null,
    publicUrl: publicUrl(),
    dataDir: resolve(text('DATA_DIR', '.data')),
    accessPassword: env['ACCESS_PASSWORD'] ? env['ACCESS_PASSWORD'] : null,
    exportTtlMs:
      number('EXPORT_TTL_HOURS', timings.exportTtlMs / hourMs, { min: 0.01, max: 24 * 365 }) * hourMs,
    trustProxy: trustProxy(text('TRUST_PROXY', 'false')),
    logLevel: text('LOG_LEVEL', 'warn'),
    webDir: resolve(text('WEB_DIR', besideThisPackage('../../web/dist'))),
    workers: env['WORKERS'] ? number('WORKERS', 1, { min: 1, max: 256 }) : null,
    csp: {
      script: origins('CSP_SCRIPT_ORIGINS'),
      frame: origins('CSP_FRAME_ORIGINS'),
      connect: origins('CSP_CONNECT_ORIGINS'),
    },
  };
  if (!logLevels.includes(settings.logLevel))
    problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  if (problems.length > 0) throw new Error(`These settings cannot be used: ${problems.join('; ')}.`);
  return settings;
}

const hourMs = 60 * 60 * 1000;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function besideThisPackage(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

function trustProxy(value: string): Settings['trustProxy'] {
  if (value === 'false' || value === 'true') return value === 'true';
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}
