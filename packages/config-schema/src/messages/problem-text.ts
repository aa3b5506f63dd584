/** Where a problem is shown: in its step of the wizard, on the command line, or anywhere else. */
export type ProblemPlace = 'anywhere' | 'step' | 'command line';

/** The text of a problem, which may contain its parameters. */
type Text<Params> = string | ((params: Params) => string);

/** The text of a problem, or one for each place in which it differs. */
export type ProblemText<Params> =
  | Text<Params>
  | ({ readonly anywhere: Text<Params> } & Readonly<Partial<Record<ProblemPlace, Text<Params>>>>);
