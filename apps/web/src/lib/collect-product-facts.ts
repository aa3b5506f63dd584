import { exportLimits, uploadLimitsBytes, videoLimits } from '@spinreel/config-schema/limits/limits';
import { sharedPreviewLifetimesMs, timings } from '@spinreel/config-schema/limits/timings';
import { uploadFormats } from '@spinreel/config-schema/options/formats';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { formatDuration } from './format/format-duration.ts';
import { isWebPage } from './networks/count-networks.ts';
import { summarizeNetworkNames } from './networks/list-network-names.ts';

/** Facts about the product, worded for sentences. */
export type ProductFacts = ReturnType<typeof collectProductFacts>;

/** Collects the facts that the front page states, from the tables of the product. Called by the build. */
export function collectProductFacts() {
  return {
    /** The front page counts the networks as the wizard does: 'Meta, Moloco, Google, AppLovin and 15 more networks'. */
    networkNames: summarizeNetworkNames(Object.values(adNetworks).filter((network) => !isWebPage(network))),
    videoFormats: listFormats(uploadFormats.video),
    imageFormats: listFormats(uploadFormats.image),
    musicFormats: listFormats(uploadFormats.audio),
    videoMegabytes: uploadLimitsBytes.video / 2 ** 20,
    imageMegabytes: uploadLimitsBytes.image / 2 ** 20,
    exportMegabytes: exportLimits.maxBytes / 1e6,
    maxAdSeconds: videoLimits.maxAdDurationSeconds,
    maxUploadSeconds: videoLimits.maxUploadDurationSeconds,
    longestShare: formatDuration(sharedPreviewLifetimesMs['30-days']),
    deletedAdLifetime: formatDuration(timings.deletedAdTtlMs),
  };
}

function listFormats(formats: readonly string[]): string {
  return formats.map((format) => format.toUpperCase()).join(', ');
}
