import type { Success } from '@spinreel/api-contract/schemas/envelope';

/** Wraps data in the envelope of successful responses. */
export function success<Data>(data: Data): Success<Data> {
  return { success: true, data };
}
