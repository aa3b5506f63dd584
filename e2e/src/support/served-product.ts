/** Where the tests find the product that Playwright starts for them. */
export const port = Number(process.env['E2E_PORT'] ?? 4173);
export const address = `http://localhost:${port}`;
/** The password of that product. */
export const accessPassword = 'e2e-access-password';
