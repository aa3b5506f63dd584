import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { formatUploadLimit } from '@spinreel/config-schema/messages/format/format-megabytes';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';

/** The formats and size limit of a slot, for its drop zone: 'PNG, JPG, ... up to 2 MB'. */
export function uploadHint(slot: AssetSlot): string {
  const { formats, maxBytes } = uploadRules[assetSlots[slot].purpose];
  const listed = formats.filter((format) => format !== 'jpeg').map((format) => format.toUpperCase());
  return `${listed.join(', ')}, up to ${formatUploadLimit(maxBytes)}`;
}
