/** The parts of a JSON Schema that the API reference shows. */
export interface Shape {
  /** `#/components/schemas/` and a name. */
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  /** The values of a map. */
  readonly additionalProperties?: Shape | boolean;
  readonly format?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The schema of a body, by its media type. */
export type BodyContent = Readonly<Record<string, { readonly schema: Shape }>>;

/** One call, as OpenAPI describes it. */
export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: BodyContent };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: BodyContent }>
  >;
}

/** The parts of the OpenAPI document that the API reference shows. */
export interface ApiDocument {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}
