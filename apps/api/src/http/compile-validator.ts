import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** By schema, because the routes of several apps in a process share their schemas. */
const validators = new WeakMap<TSchema, Validator>();

/**
 * Compiles the validator of a part of requests. Only values that do not match their schema are converted, such as numbers in a
 * query. The library's own compiler converts every value first, which takes longer than the validation.
 */
export const compileValidator: typeof TypeBoxValidatorCompiler = (route) => {
  const schema = validators.get(route.schema) ?? Compile(route.schema);
  validators.set(route.schema, schema);
  let convert: ReturnType<typeof TypeBoxValidatorCompiler> | null = null;
  return (value: unknown) => {
    if (schema.Check(value)) return { value };
    convert ??= TypeBoxValidatorCompiler(route);
    return convert(value);
  };
};
