/** Preloaded into a server whose output nobody can read: sends the port on which it listens to the parent process. */
import { subscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Server } from 'node:net';

subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const { server } = message as { server: Server };
  process.send?.((server.address() as AddressInfo).port);
});
