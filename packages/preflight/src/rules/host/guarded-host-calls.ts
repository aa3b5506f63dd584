import type { Network } from '@spinreel/exporters/network';
import { violationAt, defineRule } from '../../rule.ts';
import type { CodeUse, PageCode } from '../../syntax/script-code.ts';
import { oncePer } from '../../cache/once-per.ts';

/** Objects that only the web views of some networks provide. */
const hostObjects = [
  'mraid',
  'dapi',
  'FbPlayableAd',
  'ExitApi',
  'ScPlayableAd',
  'BGY_MRAID',
  'MTRG',
  'smxTracking',
  'playableSDK',
  'TJ_API',
  'ALPlayableAnalytics',
];

/** Calls of other networks are behind a check that their object exists: without it, they throw. */
export const guardedHostCalls = defineRule({
  id: 'guarded-host-calls',
  severity: 'warning',
  topic: 'own',
  demand: () => 'Calls of other networks are made only if they exist.',
  fix: 'Remove the calls of other networks, or check first that their object exists.',
  needs: 'code',
  violation: ({ code }, network) =>
    violationAt(
      'The code calls another network without checking that it exists',
      findUncheckedCalls(code).filter(({ path }) => !isProvided(objectOf(path), network)),
    ),
});

/** Finds calls of any network that are made without a check. */
const findUncheckedCalls: (code: PageCode) => readonly CodeUse[] = oncePer(({ uses }) =>
  uses.filter(isUnchecked),
);

function isUnchecked({ kind, path, present, missing }: CodeUse): boolean {
  const object = objectOf(path);
  if (kind !== 'call' || !path.includes('.') || !hostObjects.includes(object)) return false;
  const isChecked = [...present(), ...missing()].some(
    (known) => known === object || known.startsWith(`${object}.`) || isHostCheck(known, object),
  );
  return !isChecked;
}

function objectOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** After a failed check for one network, code often assumes another one. */
function isHostCheck(path: string, object: string): boolean {
  return hostObjects.some((known) => known !== object && (path === known || path.startsWith(`${known}.`)));
}

function isProvided(object: string, { storeCall, family, measurement }: Network): boolean {
  if (object === 'playableSDK') return family === 'bytedance' || family === 'kwai';
  return storeCall?.object.split('.')[0] === object || measurement?.call.split('.')[0] === object;
}
