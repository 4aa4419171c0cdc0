/** Scheme, host and port, with at most a slash after them. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
}

/** Browsers allow service workers and persistent storage only over https and on loopback. */
export function isSafeOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
