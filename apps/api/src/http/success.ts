import type { Success } from '@spinreel/api-contract/envelope';

/** The envelope of an answer that went well. */
export function success<Data>(data: Data): Success<Data> {
  return { success: true, data };
}
