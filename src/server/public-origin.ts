/** Scheme, host and port, and nothing behind them but a slash. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
}

/** Browsers give service workers and storage that lasts to https alone, and to the machine itself. */
export function isSafeOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
