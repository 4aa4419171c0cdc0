/**
 * SPEC S1. `wasm-unsafe-eval` lets the engine run WebAssembly and nothing else; style attributes are needed by the grid and by
 * positioned popovers; `blob:` by workers that a library makes, and by pictures made on the device.
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

/** The worker of R, and nothing else: its parts are linked with eval. It talks to no other site and holds no page. */
const POLICY_OF_R = "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'"
const R_WORKER = /^\/packs\/webr-[\d.]+\/webr-worker\.js$/

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** Half a year, only where the operator says that the site is reached by https. */
const TRANSPORT_SECURITY = 'max-age=15552000'

/** What every reply carries. */
export function securityHeaders(publicOrigin: string | undefined): Readonly<Record<string, string>> {
  const isSecure = publicOrigin?.startsWith('https:')
  return isSecure ? { ...HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY } : HEADERS
}

/** The policy of a path that has another one. */
export function policyOf(path: string): string {
  return R_WORKER.test(path) ? POLICY_OF_R : POLICY
}
