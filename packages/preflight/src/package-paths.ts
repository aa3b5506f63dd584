/** Whether a file's name says that it is a picture, sound, video or font. */
export function isMediaPath(path: string): boolean {
  return /\.(png|jpe?g|gif|webp|avif|bmp|svg|ico|mp4|m4v|mov|avi|webm|mp3|m4a|aac|ogg|wav|woff2?|ttf|otf)$/i.test(
    path,
  );
}

/** Whether a file's name says that it is an archive. */
export function isArchivePath(path: string): boolean {
  return /\.(zip|gz|tgz|rar|7z)$/i.test(path);
}
