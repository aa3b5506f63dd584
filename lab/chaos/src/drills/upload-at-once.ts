import { setTimeout as wait } from 'node:timers/promises';
import { enterServer } from '../server/drill-client.ts';
import { findChildren } from '../server/find-children.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { startServed } from '../server/served-process.ts';

/** The result of many uploads at once. */
export interface AtOnceFigures {
  /** The statuses of uploads that were neither accepted nor refused with a time to retry. */
  readonly wrong: readonly number[];
  /** The most encoders that ran at the same time. */
  readonly mostEncoders: number;
  /** The status of `/api/health` at the end. */
  readonly health: number;
}

/** Uploads a video over sixteen connections at once, and then again until the server has accepted it, as the wizard does. */
export function uploadAtOnce(bytes: Uint8Array): Promise<AtOnceFigures> {
  return inDrillFolder(async (dataDir) => {
    const server = await startServed({ dataDir });
    const client = await enterServer(server.origin);
    const upload = async () => {
      const { status, headers } = await client.upload('video', { name: 'clip.mp4', bytes });
      return { status, retryAfterSeconds: Number(headers.get('retry-after')) };
    };
    const stop = new AbortController();
    let mostEncoders = 0;
    const watching = (async () => {
      while (!stop.signal.aborted) {
        mostEncoders = Math.max(mostEncoders, (await findChildren(server.child.pid ?? 0, 'ffmpeg')).length);
        await wait(20);
      }
    })();
    const answers = await Promise.all(Array.from({ length: 16 }, upload));
    stop.abort();
    await watching;
    let accepted = answers.find(({ status }) => status === 200);
    while (accepted === undefined) {
      const answer = await upload();
      if (answer.status === 200) accepted = answer;
      else await wait(Math.max(answer.retryAfterSeconds, 1) * 1000);
    }
    const health = (await client.get('/api/health')).status;
    await server.end('SIGTERM');
    const isRight = ({ status, retryAfterSeconds }: (typeof answers)[number]) =>
      status === 200 || (status === 503 && retryAfterSeconds > 0);
    const wrong = answers.filter((answer) => !isRight(answer)).map(({ status }) => status);
    return { wrong, mostEncoders, health };
  });
}
