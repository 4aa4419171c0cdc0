/** Starts a browser download of a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Replaces characters that file systems do not allow. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_')
}
