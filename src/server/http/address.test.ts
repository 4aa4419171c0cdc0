import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf, isLocal, isLoopbackHost, rateLimitNetwork } from './address.ts'

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

test('[S2] without a trusted proxy the header is ignored', () => {
  expect(addressOf(from('198.51.100.7', { 'x-forwarded-for': '10.0.0.1' }), 0)).toBe('198.51.100.7')
})

test('[S2] behind n proxies the n-th address from the right counts, whatever the caller wrote before it', () => {
  const headers = { 'x-forwarded-for': 'forged, 203.0.113.5, 10.0.0.2' }
  expect(addressOf(from('127.0.0.1', headers), 2)).toBe('203.0.113.5')
  expect(addressOf(from('127.0.0.1', headers), 1)).toBe('10.0.0.2')
  expect(addressOf(from('127.0.0.1'), 1)).toBe('127.0.0.1')
})

test('an IPv6 customer counts as a network, an IPv4-mapped address as IPv4', () => {
  expect(addressOf(from('2001:db8:1:2:aaaa::1'), 0)).toBe('2001:db8:1:2::/64')
  expect(addressOf(from('2001:db8:1:2:bbbb:cccc:dddd:eeee'), 0)).toBe('2001:db8:1:2::/64')
  expect(addressOf(from('2001:db8::1'), 0)).toBe('2001:db8:0:0::/64')
  expect(addressOf(from('::ffff:198.51.100.7'), 0)).toBe('198.51.100.7')
})

test('[S2] this machine is loopback without a forwarding header', () => {
  expect(isLocal(from('127.0.0.1'))).toBe(true)
  expect(isLocal(from('::1'))).toBe(true)
  expect(isLocal(from('::ffff:127.0.0.1'))).toBe(true)
  expect(isLocal(from('198.51.100.7'))).toBe(false)
  for (const header of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])
    expect(isLocal(from('127.0.0.1', { [header]: 'somebody' }))).toBe(false)
})

test('[S5] a loopback host is recognised by its name', () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])
    expect(isLoopbackHost(host)).toBe(true)
  for (const host of ['', 'example.org', 'localhost.example.org', '127.0.0.1.example.org', '192.168.0.7:3000', '[::2]'])
    expect(isLoopbackHost(host)).toBe(false)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('[A3] the network around %s is %s', (address, network) => {
  expect(rateLimitNetwork(addressOf(from(address.replace('::/64', '::9')), 0))).toBe(network)
})
