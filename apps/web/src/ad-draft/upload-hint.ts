import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import { formatUploadLimit } from '@spinreel/config-schema/messages/megabytes';
import { uploadRules } from '@spinreel/config-schema/upload-rules';

/** What a place takes, for its drop zone: 'PNG, JPG, ... up to 2 MB'. */
export function uploadHint(slot: AssetSlot): string {
  const { formats, maxBytes } = uploadRules[assetSlots[slot].purpose];
  const listed = formats.filter((format) => format !== 'jpeg').map((format) => format.toUpperCase());
  return `${listed.join(', ')}, up to ${formatUploadLimit(maxBytes)}`;
}
