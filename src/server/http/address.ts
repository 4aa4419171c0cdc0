import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The client that limits count: the peer, or behind `trustProxy` proxies the address that the outermost of them saw. An IPv6 customer has a
 * /64, so that is counted as one client.
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

/** The network that limits count: a /24, or a /48, which an IPv6 customer may have instead of a /64. */
export function rateLimitNetwork(address: string): string {
  if (address.endsWith('::/64')) return `${address.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** Headers in which proxies name their client. */
const FORWARDING = /^(x-forwarded-|forwarded$|x-real-ip$|via$)/

/** A loopback peer that is not a proxy forwarding for another client. */
export function isLocal(incoming: IncomingMessage): boolean {
  const { headers, socket } = incoming
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false
  return /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

/** Whether a Host header names this machine, which protects against DNS rebinding. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)
}

/** Whether the request comes from this machine and names a loopback host, so that no foreign page can make it by DNS rebinding. */
export function isOnThisMachine(incoming: IncomingMessage): boolean {
  return isLocal(incoming) && isLoopbackHost(incoming.headers.host ?? '')
}
