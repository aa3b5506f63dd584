import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyticsIdPattern, analyticsTag } from '@spinreel/config-schema/analytics-tag';
import { timings } from '@spinreel/config-schema/timings';
import { type MailSettings, readMailSettings } from './mailer/mail-settings.ts';
import { s3AddressOf } from './storage/s3-address.ts';

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
  /**
   * `DATABASE_URL`: a PostgreSQL database, such as `postgres://user:password@host/name`, for more than one server. Default
   * (null): SQLite in `DATA_DIR`.
   */
  readonly databaseUrl: string | null;
  /**
   * `BLOB_URL`: an S3 bucket for uploads and finished files, such as `s3://bucket/prefix?region=eu-central-1`, or with
   * `endpoint=https://...` for another service than Amazon's; its credentials come from the environment variables of S3
   * clients. Default (null): folders in `DATA_DIR`.
   */
  readonly blobUrl: string | null;
  /** `JOBS`: who does heavy work: `in-process`, or `workers`, which share `DATABASE_URL`. Default `in-process`. */
  readonly jobs: 'in-process' | 'workers';
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
  /**
   * `BACKUP_HOURS`, `BACKUPS_KEPT`: how often the embedded database is copied to `backups` in `DATA_DIR` (milliseconds here;
   * 0 for never, and with `DATABASE_URL`), and how many of the copies stay. Default: each hour, 24.
   */
  readonly backups: { readonly everyMs: number; readonly keep: number };
  /** `MIN_FREE_MB`: room on the disk that new uploads and ads must leave, in bytes here. Default 256 MiB. */
  readonly minFreeBytes: number;
  /** `METRICS_TOKEN`: who sends it may read the metrics. Default (null): programs on this machine, where no proxy is trusted. */
  readonly metricsToken: string | null;
  /** `WORKERS`: encodes at a time. Default: the number of processor cores. */
  readonly workers: number | null;
  /**
   * `SMTP_URL`, `CONTACT_TO`, `CONTACT_FROM`: how messages of the contact page are mailed, to whom, and in whose name. Without
   * `SMTP_URL` (null) they are kept in the database only.
   */
  readonly mail: MailSettings | null;
  /**
   * `CSP_SCRIPT_ORIGINS`, `CSP_FRAME_ORIGINS`, `CSP_CONNECT_ORIGINS`: sites that the web app may use, separated by spaces.
   * Those of the analytics script are among them where `VITE_ANALYTICS_ID` is set, with which the web app is built.
   */
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
  const hasAnalytics = analyticsIdPattern.test(text('VITE_ANALYTICS_ID', ''));
  const databaseUrl = text('DATABASE_URL', '') || null;
  if (databaseUrl !== null && !(URL.canParse(databaseUrl) && /^postgres(ql)?:/.test(databaseUrl)))
    problems.push('DATABASE_URL must be an address such as postgres://user:password@host/name');
  const blobUrl = text('BLOB_URL', '') || null;
  if (blobUrl !== null && s3AddressOf(blobUrl) === null)
    problems.push('BLOB_URL must be an address such as s3://bucket/prefix?region=eu-central-1');
  const jobs = text('JOBS', 'in-process');
  if (jobs !== 'in-process' && jobs !== 'workers') problems.push('JOBS must be in-process or workers');
  if (jobs === 'workers' && databaseUrl === null) problems.push('JOBS=workers needs DATABASE_URL');
  const backupHours = number('BACKUP_HOURS', 1, { min: 0, max: 24 * 365 });
  const settings: Settings = {
    port: number('PORT', 4000, { min: 0, max: 65_535 }),
    host: text('HOST', '') || null,
    publicUrl: publicUrl(),
    dataDir: resolve(text('DATA_DIR', '.data')),
    databaseUrl,
    blobUrl,
    jobs: jobs === 'workers' ? 'workers' : 'in-process',
    accessPassword: env['ACCESS_PASSWORD'] ? env['ACCESS_PASSWORD'] : null,
    exportTtlMs:
      number('EXPORT_TTL_HOURS', timings.exportTtlMs / hourMs, { min: 0.01, max: 24 * 365 }) * hourMs,
    trustProxy: trustProxy(text('TRUST_PROXY', 'false')),
    logLevel: text('LOG_LEVEL', 'warn'),
    webDir: resolve(text('WEB_DIR', besideThisPackage('../../web/dist'))),
    backups: {
      everyMs: databaseUrl === null ? backupHours * hourMs : 0,
      keep: number('BACKUPS_KEPT', 24, { min: 1, max: 10_000 }),
    },
    minFreeBytes: number('MIN_FREE_MB', 256, { min: 0, max: 1024 * 1024 }) * 1024 * 1024,
    metricsToken: text('METRICS_TOKEN', '') || null,
    workers: env['WORKERS'] ? number('WORKERS', 1, { min: 1, max: 256 }) : null,
    mail: readMailSettings(text, problems),
    csp: {
      script: together(origins('CSP_SCRIPT_ORIGINS'), ...(hasAnalytics ? [analyticsTag.scriptOrigin] : [])),
      frame: origins('CSP_FRAME_ORIGINS'),
      connect: together(origins('CSP_CONNECT_ORIGINS'), ...(hasAnalytics ? analyticsTag.connectOrigins : [])),
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

function together(...origins: readonly string[]): string {
  return origins.filter(Boolean).join(' ');
}

function trustProxy(value: string): Settings['trustProxy'] {
  if (value === 'false' || value === 'true') return value === 'true';
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}
