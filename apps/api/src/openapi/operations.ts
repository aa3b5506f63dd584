import { accountOperations } from './account-operations.ts';
import { adOperations } from './ad-operations.ts';
import { exportOperations } from './export-operations.ts';
import type { Operation } from './operation.ts';
import { uploadOperations } from './upload-operations.ts';

/** Every call of the product, in the order in which it is explained. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...uploadOperations,
  ...adOperations,
  ...exportOperations,
];
