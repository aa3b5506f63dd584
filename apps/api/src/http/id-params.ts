import { Id } from '@spinreel/config-schema/schema-parts';
import { Type } from 'typebox';

/** The `:id` of an address. An id that is none cannot be found: 404. */
export const IdParams = Type.Object({ id: Id });

/** The `:id` and `:version` of an address. */
export const VersionParams = Type.Object({
  id: Id,
  version: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }),
});

/** The cut that the address of a video, or of something about it, may name. */
export const CutQuery = Type.Object({ cut: Type.Optional(Type.String()) });

/** The `:id` and `:token` of a preview's address. */
export const PreviewParams = Type.Object({ id: Id, token: Id });
