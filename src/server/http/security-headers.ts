/**
 * SPEC S1. `wasm-unsafe-eval` is for the engine's WebAssembly; inline styles for the grid and positioned popovers; `blob:` for workers that a
 * library creates, and for pictures generated on the device.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Only for the worker of R, whose parts are linked with eval. It contacts no other site and is not a page. */
const POLICY_OF_R = "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'"
const R_WORKER = /^\/packs\/webr-[\d.]+\/webr-worker\.js$/

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** Half a year; only if the operator declares that the site is reached by https. */
const TRANSPORT_SECURITY = 'max-age=15552000'

/** Headers of every reply. */
export function securityHeaders(publicOrigin: string | undefined): Readonly<Record<string, string>> {
  const isSecure = publicOrigin?.startsWith('https:')
  return isSecure ? { ...HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY } : HEADERS
}

/** For the page of a share, whose address opens it: search engines do not list it, and no request for another page names it. */
const OF_A_SHARE: Readonly<Record<string, string>> = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

/** Headers that differ from the usual ones on a path. */
export function headersOfPath(path: string): Readonly<Record<string, string>> {
  const own = /^\/share\/?$/.test(path) ? OF_A_SHARE : {}
  return { 'Content-Security-Policy': policyOf(path), ...own }
}

/** The policy of a path that differs from the usual one. */
function policyOf(path: string): string {
  return R_WORKER.test(path) ? POLICY_OF_R : POLICY
}
