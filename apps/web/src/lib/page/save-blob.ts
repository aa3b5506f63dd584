/** Saves data as a file under a name, like a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
