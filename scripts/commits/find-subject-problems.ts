const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const maxLength = 72;

/** Lists what is wrong with a commit's subject, one sentence each; empty when nothing is. */
export function findSubjectProblems(subject: string): string[] {
  const { type, text } = /^(?<type>[a-z]+)(?:\([a-z0-9-]+\))?!?: (?<text>.+)$/.exec(subject)?.groups ?? {};
  if (type === undefined || text === undefined) {
    return ['The subject does not have the form "type(scope): imperative subject".'];
  }
  const problems = [
    { isPresent: !types.includes(type), text: `Unknown type "${type}". Use one of ${types.join(', ')}.` },
    {
      isPresent: subject.length > maxLength,
      text: `The subject has ${subject.length} characters. The limit is ${maxLength}.`,
    },
    {
      isPresent: /;|,? and /.test(text),
      text: 'The subject joins several changes with "and" or ";". Make one commit per change.',
    },
    { isPresent: text.endsWith('.'), text: 'The subject ends with a full stop.' },
  ];
  return problems.filter(({ isPresent }) => isPresent).map((problem) => problem.text);
}
