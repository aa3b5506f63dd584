/**
 * Thrown when the database or the blob store is unreachable or refuses a request. The message is for operators only.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
