import { Id } from '@spinreel/config-schema/ad/schema-parts';
import { Type } from 'typebox';

/** The `:id` of a route. A malformed id results in 404. */
export const IdParams = Type.Object({ id: Id });

/** The `:id` and `:version` of a route. */
export const VersionParams = Type.Object({
  id: Id,
  version: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }),
});

/** The `:id` and `:token` of a preview's route. */
export const PreviewParams = Type.Object({ id: Id, token: Id });
