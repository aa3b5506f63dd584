import { execFileSync } from 'node:child_process';

/** Where the tests find the product that Playwright starts for them. The workers inherit the port with the environment. */
export const port = Number((process.env['E2E_PORT'] ??= findFreePort()));
export const address = `http://localhost:${port}`;
/** The `Origin` header of that product's pages. The server rejects changes from other origins. */
export const originHeader = { origin: address } as const;
/** The password of that product. */
export const accessPassword = 'e2e-access-password';

/** Finds a free port in a process of its own, because Playwright reads its configuration synchronously. */
function findFreePort(): string {
  const program =
    'const s = net.createServer().listen(0, () => { console.log(s.address().port); s.close(); })';
  return execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8' }).trim();
}
