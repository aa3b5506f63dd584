/** The place where bytes or rows are kept does not answer, or refuses. Its message is for operators, not for clients. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
