import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

/** A UDP socket on this machine. */
export interface ListeningSocket {
  /** `address:port`. Not a loopback address, because WebRTC does not send to those. */
  readonly place: string;
  /** Returns the number of datagrams received. */
  count(): number;
  close(): void;
}

/** Listens for datagrams. Throws if the machine has no network interface except loopback. */
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
