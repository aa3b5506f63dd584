/** Whether a file has the extension of an image, sound, video or font. */
export function isMediaPath(path: string): boolean {
  return /\.(png|jpe?g|gif|webp|avif|bmp|svg|ico|mp4|m4v|mov|avi|webm|mp3|m4a|aac|ogg|wav|woff2?|ttf|otf)$/i.test(
    path,
  );
}

/** Whether a file has the extension of an archive. */
export function isArchivePath(path: string): boolean {
  return /\.(zip|gz|tgz|rar|7z)$/i.test(path);
}
