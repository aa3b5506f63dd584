import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyticsIdPattern, analyticsTag } from '@spinreel/config-schema/site/analytics-tag';
import { uploadQuota } from '@spinreel/config-schema/limits/limits';
import { timings } from '@spinreel/config-schema/limits/timings';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { parseS3Address } from './parse-s3-address.ts';

/** The settings that an operator can change through environment variables. All of them are optional. */
export interface Settings {
  /** `PORT`: the port to listen on; 0 selects any free port. Default 4000. */
  readonly port: number;
  /**
   * `HOST`: the network interface that serves everything: `0.0.0.0` for all interfaces, `localhost` for this machine
   * only. Default (null): everything for this machine, and only shared previews for the network, so that phones can
   * open them.
   */
  readonly host: string | null;
  /** `PUBLIC_URL`: the server's public URL, such as `https://ads.example.com`, without a trailing slash. */
  readonly publicUrl: string | null;
  /** `DATA_DIR`: the folder for all persistent data. Default `.data`. */
  readonly dataDir: string;
  /**
   * `DATABASE_URL`: a PostgreSQL database, such as `postgres://user:password@host/name`, for more than one server. Default
   * (null): SQLite in `DATA_DIR`.
   */
  readonly databaseUrl: string | null;
  /**
   * `BLOB_URL`: an S3 bucket for uploads and finished files, such as `s3://bucket/prefix?region=eu-central-1`. Add
   * `endpoint=https://...` for a service other than Amazon S3. The credentials come from the environment variables that
   * S3 clients use. Default (null): folders in `DATA_DIR`.
   */
  readonly blobUrl: string | null;
  /** `JOBS`: where heavy work runs: `in-process`, or `workers`, which share `DATABASE_URL`. Default `in-process`. */
  readonly jobs: 'in-process' | 'workers';
  /** `ACCESS_PASSWORD`: the shared password. If it is empty, the first start generates one. */
  readonly accessPassword: string | null;
  /** `EXPORT_TTL_HOURS`: how long finished files can be downloaded, converted to milliseconds. Default 7 days. */
  readonly exportTtlMs: number;
  /**
   * `TRUST_PROXY`: `false`, the number of trusted proxies, or their addresses (`10.0.0.0/8,127.0.0.1`). Default
   * `false`.
   */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** `LOG_LEVEL`: fatal, error, warn, info, debug, trace or silent. Default `warn`. */
  readonly logLevel: string;
  /** `WEB_DIR`: the folder of the built web app. Default: the one in this repository. */
  readonly webDir: string;
  /**
   * `BACKUP_HOURS`: how often the embedded database is copied to `backups` in `DATA_DIR`, converted to milliseconds. 0
   * means never, as does setting `DATABASE_URL`. Default 1 hour. `BACKUPS_KEPT`: how many copies are retained. Default
   * 24.
   */
  readonly backups: { readonly everyMs: number; readonly keep: number };
  /** `MIN_FREE_MB`: the disk space that new uploads and ads must leave free, converted to bytes. Default 256 MiB. */
  readonly minFreeBytes: number;
  /**
   * `UPLOADS_PER_HOUR`: how many files one session may upload in an hour. An IP address may upload five times as many,
   * and all sessions together fifty times as many. Default 120.
   */
  readonly uploadsPerHour: number;
  /**
   * `METRICS_TOKEN`: the token required to read the metrics. Default (null): only programs on this machine may read
   * them, and only if no proxy is trusted.
   */
  readonly metricsToken: string | null;
  /**
   * `PREPARE_SAMPLE`: `true` prepares the sample ad after the start, so that its first use is quick; `false` prepares it
   * on its first use. Default `true`.
   */
  readonly preparesSample: boolean;
  /**
   * `ENCODE_AHEAD`: `true` encodes the final video of an ad once it has been unchanged for a while, so that its first
   * export is quick; `false` encodes it for the export. Default `true`.
   */
  readonly encodesAhead: boolean;
  /** `WORKERS`: the number of concurrent encodes. Default: the number of processor cores. */
  readonly workers: number | null;
  /**
   * `SMTP_URL`, `CONTACT_TO`, `CONTACT_FROM`: the mail server, recipient and sender for messages of the contact page.
   * Without `SMTP_URL` (null), messages are only stored in the database.
   */
  readonly mail: MailSettings | null;
  /**
   * `CSP_SCRIPT_ORIGINS`, `CSP_FRAME_ORIGINS`, `CSP_CONNECT_ORIGINS`: the origins that the web app may use, separated
   * by spaces. The origins of the analytics script are added if `VITE_ANALYTICS_ID`, a build setting of the web app, is
   * set.
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
  const flag = (name: string): boolean => {
    const value = text(name, 'true');
    if (value !== 'true' && value !== 'false') problems.push(`${name} must be true or false`);
    return value === 'true';
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
  if (blobUrl !== null && parseS3Address(blobUrl) === null)
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
    webDir: resolve(text('WEB_DIR', besideThisPackage('../../../web/dist'))),
    backups: {
      everyMs: databaseUrl === null ? backupHours * hourMs : 0,
      keep: number('BACKUPS_KEPT', 24, { min: 1, max: 10_000 }),
    },
    minFreeBytes: number('MIN_FREE_MB', 256, { min: 0, max: 1024 * 1024 }) * 1024 * 1024,
    uploadsPerHour: number('UPLOADS_PER_HOUR', uploadQuota.maxFiles, { min: 1, max: 1_000_000 }),
    metricsToken: text('METRICS_TOKEN', '') || null,
    preparesSample: flag('PREPARE_SAMPLE'),
    encodesAhead: flag('ENCODE_AHEAD'),
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
