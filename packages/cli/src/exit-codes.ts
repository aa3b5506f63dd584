/**
 * The exit codes of the command line.
 *
 * - `passed`: everything was accepted or written.
 * - `findings`: a file breaks a rule, or an ad or one of its files cannot be used.
 * - `usage`: the command line is wrong, or names a file that cannot be read.
 * - `environment`: something is missing on this machine, such as ffmpeg or Chromium.
 * - `internal`: a bug in Spinreel.
 * - `interrupted`: stopped with Ctrl-C.
 */
export const exitCodes = {
  passed: 0,
  findings: 1,
  usage: 2,
  environment: 3,
  internal: 70,
  interrupted: 130,
} as const;

/** One of `exitCodes`. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
