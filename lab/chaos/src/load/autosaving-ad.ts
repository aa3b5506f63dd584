import { createAd, readAd, saveAd } from '@spinreel/api-contract/ads';
import { readVersion } from '@spinreel/api-contract/versions';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { versionLimits } from '@spinreel/config-schema/limits/limits';
import { readData, type DrillClient } from '../server/drill-client.ts';

/** An ad that is saved repeatedly and records what the server has acknowledged. */
export interface AutosavingAd {
  /** Saves the ad repeatedly until the server no longer answers. Rejects if it answers anything but success. */
  saveUntilGone(): Promise<void>;
  /** Compares the server's data with what it has acknowledged. */
  check(): Promise<CheckedAd>;
  acknowledged(): number;
}

/** The result of checking an ad: the number of lost versions, and of versions with contents that were never sent. */
export interface CheckedAd {
  readonly lost: number;
  readonly torn: number;
}

/** Creates the ad on the server. */
export async function autosavingAd(client: DrillClient, id: string): Promise<AutosavingAd> {
  /** The name saved in each version. Each save contains its own number. */
  const known = new Map<number, string>();
  let [version, sent, acknowledged] = [1, 0, 0];
  let underWay: string | null = null;
  const createBody = (name: string) => ({ id, name, cta: { coverText: name, label: name } });
  const first = createName(0);
  await readData(await client.send('POST', createAd.path(), createBody(first)));
  known.set(1, first);

  async function save(): Promise<boolean> {
    underWay = createName((sent += 1));
    const headers = { 'if-match': saveAd.ifMatch(version) };
    let answer: Response;
    try {
      answer = await client.send('PUT', saveAd.path(id), createBody(underWay), headers);
      ({ version } = await readData<StoredAd>(answer));
    } catch (error) {
      // A killed server sends no response. An incomplete response does not acknowledge anything either.
      if (error instanceof TypeError) return false;
      throw error;
    }
    known.set(version, underWay);
    acknowledged += 1;
    underWay = null;
    return true;
  }

  async function check(): Promise<CheckedAd> {
    const now = await readData<StoredAd>(await client.get(readAd.path(id)));
    let [lost, torn] = [Math.max(0, version - now.version), 0];
    // The last save may have been stored although its response never arrived.
    if (now.version === version + 1 && now.config.name === underWay) known.set(now.version, underWay ?? '');
    if (known.get(now.version) !== now.config.name) torn += 1;
    const oldest = Math.max(1, now.version - versionLimits.maxUnnamed);
    for (let earlier = oldest; earlier < now.version; earlier += 1) {
      const answer = await client.get(readVersion.path(id, earlier));
      if (answer.status === 404) lost += 1;
      else if ((await readData<StoredAd>(answer)).config.name !== known.get(earlier)) torn += 1;
    }
    ({ version } = now);
    underWay = null;
    return { lost, torn };
  }

  return {
    async saveUntilGone() {
      while (await save());
    },
    check,
    acknowledged: () => acknowledged,
  };
}

function createName(save: number): string {
  return `Save ${save}`;
}
