/** What the server's health says of a thing that is not well. */
export const healthMessages = {
  database: 'The database does not answer.',
  storage: 'Nothing can be stored: the data folder or the store of files cannot be written.',
  ffmpeg: 'ffmpeg or ffprobe is not installed.',
  disk: 'The disk is nearly full. New uploads and ads are refused.',
  queue: 'There is more to do than can be done soon. New work is turned away for the moment.',
  workers: 'No worker is there. Uploads and exports wait for one, and are turned away after a while.',
} as const;
