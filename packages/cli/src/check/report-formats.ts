/** The formats of a report. */
export const reportFormats = ['text', 'json', 'junit', 'sarif', 'github', 'markdown', 'html'] as const;

/** One of `reportFormats`. */
export type ReportFormat = (typeof reportFormats)[number];

/** A file for a report. */
export interface ReportFile {
  readonly path: string;
  readonly format: ReportFormat;
}

/** The format that a report's file extension names. */
export const formatsByExtension: Readonly<Record<string, ReportFormat>> = {
  '.txt': 'text',
  '.json': 'json',
  '.xml': 'junit',
  '.sarif': 'sarif',
  '.md': 'markdown',
  '.html': 'html',
};

/** Where a report is written. */
export interface ReportOutput {
  readonly format: ReportFormat;
  /** The file for the report; undefined for standard output. */
  readonly output?: string;
  /** More files for the report, each in the format of its extension. */
  readonly report?: readonly ReportFile[];
}
