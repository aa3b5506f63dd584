import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

/** A place on this machine to which datagrams can be sent. */
export interface ListeningSocket {
  /** `address:port`; not the loopback's, to which WebRTC sends nothing. */
  readonly place: string;
  /** Datagrams that have arrived. */
  count(): number;
  close(): void;
}

/** Listens for datagrams. Throws on a machine without any network of its own. */
export async function listeningSocket(): Promise<ListeningSocket> {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (outside === undefined) throw new Error('This machine has no address that others could send to');
  const socket = createSocket('udp4');
  let count = 0;
  socket.on('message', () => {
    count += 1;
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, outside.address, resolve);
  });
  return {
    place: `${outside.address}:${socket.address().port}`,
    count: () => count,
    close: () => socket.close(),
  };
}
