import { Type, type Static } from 'typebox';

const Occurrence = Type.Object({
  path: Type.String({ description: 'Path inside the ZIP, or the name of a single HTML file.' }),
  line: Type.Integer({ minimum: 1 }),
  column: Type.Integer({ minimum: 1, description: 'In UTF-16 code units.' }),
  excerpt: Type.String({ description: 'The text at this place, on one line.' }),
});

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const Finding = Type.Object({
  ruleId: Type.String(),
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('advice')], {
    description: 'Only errors fail a verdict.',
  }),
  passed: Type.Boolean(),
  message: Type.String({ description: 'What is wrong, or what the rule demands if the file complies.' }),
  fix: Type.String(),
  occurrences: Type.Array(Occurrence, { description: 'The first places that break the rule.' }),
  occurrenceCount: Type.Integer({ minimum: 0, description: 'The number of all places.' }),
  uploadError: nullableText('The name that the network’s uploader gives to this error.'),
  limit: Type.Union([Type.Number(), Type.Null()], { description: 'The limit of the rule, such as bytes.' }),
  source: nullableText('The address of the document that states the rule; null for Spinreel’s own rules.'),
  checkedOn: nullableText('The day on which the document was read, as yyyy-mm-dd.'),
  confidence: Type.Union([Type.Literal('high'), Type.Literal('medium'), Type.Literal('low'), Type.Null()], {
    description:
      'high: stated by the network, the authority or the policy’s owner; medium: several sources agree, or one is reliable; low: stated by a third party.',
  }),
});

const Places = Type.Array(
  Type.Object({
    screen: Type.String({ description: 'cover, gameplay or outro.' }),
    shapeId: Type.String({ description: 'The shape of the display, such as 9:16.' }),
  }),
);

const Compliance = Type.Object({
  product: Type.String(),
  market: Type.String(),
  presets: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      source: Type.Object({ label: Type.String(), url: Type.String() }),
      checkedOn: Type.String(),
    }),
    { description: 'Where the requirements are from. They are not legal advice.' },
  ),
  passed: Type.Boolean({ description: 'Whether no rule of severity error is broken.' }),
  findings: Type.Array(
    Type.Object({
      ...Finding.properties,
      element: nullableText('The element that the rule is about.'),
      places: Places,
      field: nullableText('The field of the ad’s config that fixes it.'),
    }),
  ),
  notJudged: Type.Array(Type.Object({ ruleId: Type.String(), reason: Type.String() })),
});

const Quality = Type.Object({
  score: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], {
    description: 'Null if too few measures could be judged.',
  }),
  grade: nullableText('excellent, good, fair or poor; null without a score.'),
  unscored: Type.Union(
    [
      Type.Object({
        code: Type.String({
          description:
            'not-played: the ad could not be played; store-not-opened: it was played, but no tap opened the store; not-finished: it could not be played to its end; not-recognized: its parts could not be recognized or measured.',
        }),
        judgedCount: Type.Integer({ minimum: 0, description: 'How many measures could be judged.' }),
        measureCount: Type.Integer({ minimum: 0, description: 'The number of all measures.' }),
        neededCount: Type.Integer({ minimum: 0, description: 'How many must be judged for a score.' }),
        failure: nullableText('What went wrong in the play.'),
      }),
      Type.Null(),
    ],
    { description: 'Why there is no score; null if there is one.' },
  ),
  measures: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      value: Type.Union([Type.Number(), Type.Null()]),
      unit: Type.String({ description: 's, px, ratio, count, dB or bytes.' }),
      valueText: Type.String(),
      targetText: Type.String({ description: 'What is good.' }),
      status: Type.String({ description: 'good, fair, poor or not-judged.' }),
      isWarning: Type.Boolean({ description: 'Whether a missed target endangers viewers.' }),
      message: Type.String(),
      fix: Type.String(),
      field: nullableText('The field of the ad’s config that fixes it.'),
      places: Places,
      source: Type.Object({ label: Type.String(), url: nullableText('The address of the document.') }),
    }),
  ),
});

const JsonVerdict = Type.Object({
  network: Type.String({ description: 'The id of the network.' }),
  networkLabel: Type.String(),
  passed: Type.Boolean({ description: 'Whether no rule of severity error is broken.' }),
  origin: Type.Union([Type.Literal('spinreel'), Type.Literal('foreign')], {
    description: 'Whether Spinreel made the file.',
  }),
  madeWith: nullableText('The tool that made the file, if it can be recognized.'),
  storeCall: Type.Union(
    [
      Type.Object({
        state: Type.Union(
          [
            Type.Literal('seen'),
            Type.Literal('unseen'),
            Type.Literal('found'),
            Type.Literal('missing'),
            Type.Literal('unknown'),
          ],
          {
            description:
              'seen: a tap made the call while the file was played; unseen: the call is in the code, but no tap made it; found: the call is in the code, and the file was not played; missing: there is no call; unknown: the code could not be read.',
          },
        ),
        call: Type.String({ description: 'The call that opens the store, such as mraid.open().' }),
      }),
      Type.Null(),
    ],
    { description: 'Whether the file opens the store on this network; null if its pages open none.' },
  ),
  counts: Type.Object({
    errors: Type.Integer({ minimum: 0 }),
    warnings: Type.Integer({ minimum: 0 }),
    advice: Type.Integer({ minimum: 0 }),
    passed: Type.Integer({ minimum: 0 }),
    notJudged: Type.Integer({ minimum: 0 }),
  }),
  findings: Type.Array(Finding, { description: 'Broken rules come first, the worst at the top.' }),
  notJudged: Type.Array(Type.Object({ ruleId: Type.String(), reason: Type.String() })),
  screenshots: Type.Array(
    Type.Object({
      stage: Type.String(),
      orientation: Type.String(),
      widthPx: Type.Integer({ minimum: 1 }),
      heightPx: Type.Integer({ minimum: 1 }),
    }),
    { description: 'The pictures taken while the file was played, without their bytes.' },
  ),
});

const JsonFile = Type.Object({
  fileName: Type.String(),
  sizeBytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  passed: Type.Boolean({
    description:
      'Whether every network accepts the file, and no market forbids it, as far as that was checked.',
  }),
  sizes: Type.Array(
    Type.Object({
      path: Type.String(),
      kind: Type.String({
        description:
          'markup, script, style, image, video, audio, font, data or other; newer versions may add kinds.',
      }),
      bytes: Type.Integer({ minimum: 0, description: 'Bytes in the unpacked file.' }),
      packedBytes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
        description: 'Bytes in the ZIP; null outside a ZIP.',
      }),
    }),
    { description: 'What uses the space, the largest first.' },
  ),
  verdicts: Type.Array(JsonVerdict),
  publishing: Type.Array(
    Type.Object({
      network: Type.String({ description: 'The id of the network in whose web view the file was played.' }),
      networkLabel: Type.String(),
      compliance: Type.Union([Compliance, Type.Null()], {
        description: 'Null without a product type and market.',
      }),
      quality: Quality,
    }),
    {
      description:
        'Whether the ad shows the required texts and is likely to work. Empty if that was not checked.',
    },
  ),
});

/** The version of the format. It grows when a field is removed or changes its meaning, not when one is added. */
export const jsonFormatVersion = 2;

/** The report as JSON. */
export const JsonReport = Type.Object(
  {
    formatVersion: Type.Literal(jsonFormatVersion),
    createdAt: Type.String({ description: 'ISO 8601, UTC.' }),
    version: Type.String({ description: 'The version of Spinreel that checked the files.' }),
    passed: Type.Boolean({ description: 'Whether every file has passed.' }),
    files: Type.Array(JsonFile),
  },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'spinreel:report.schema.json',
    title: 'Spinreel preflight report',
    description: 'Readers should ignore fields that they do not know: newer versions may add some.',
  },
);
export type JsonReport = Static<typeof JsonReport>;
