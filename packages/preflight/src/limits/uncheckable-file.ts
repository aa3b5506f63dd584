/** Thrown while a file is read that is built to exhaust whoever reads it. The message is a sentence about the file. */
export class UncheckableFile extends Error {
  override readonly name = 'UncheckableFile';

  constructor(message = 'The file is built in a way that cannot be checked.') {
    super(message);
  }
}
