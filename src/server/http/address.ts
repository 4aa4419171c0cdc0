import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Whom limits count: the peer, or behind `trustProxy` proxies the address that the outermost of them saw. An IPv6 customer has
 * a /64, so that is what counts there.
 */
export function addressOf(incoming: IncomingMessage, trustProxy: number): string {
  const forwarded = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = trustProxy > 0 ? forwarded.map((text) => text.trim()).at(-trustProxy) : undefined
  const address = (named || incoming.socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/, '')
  return isIPv6(address) ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const before = groups(head)
  const after = groups(tail)
  const filled = address.includes('::')
    ? [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
    : before
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The network around an address that limits count: a /24, or the /48 that a customer of IPv6 may have in place of a /64. */
export function networkAround(address: string): string {
  if (address.endsWith('::/64')) return `${address.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** What proxies say of whom they speak for. */
const FORWARDING = /^(x-forwarded-|forwarded$|x-real-ip$|via$)/

/** Loopback by itself, not a proxy on this machine that speaks for somebody. */
export function isLocal(incoming: IncomingMessage): boolean {
  const { headers, socket } = incoming
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false
  return /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

/** Whether a Host header names this machine, as no site does whose name was made to lead here. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)
}
