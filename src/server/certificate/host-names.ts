import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** Names by which browsers on the server's own machine reach it. */
const OWN = ['localhost', '127.0.0.1', '::1']
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A host name in lower case and Punycode, or an IP address in its shortest form; undefined if it is neither. */
export function hostName(text: string): string | undefined {
  const inAddress = `http://${isIP(text) === 6 ? `[${text}]` : text}`
  if (isIP(text)) return URL.canParse(inAddress) ? new URL(inAddress).hostname.replace(/^\[|\]$/g, '') : undefined
  const name = domainToASCII(text)
  const labels = name.split('.')
  const isAddress = /^\d+$/.test(labels.at(-1) ?? '') // 10.0.0 would be read as an IP address
  return name.length <= 253 && !isAddress && labels.every((label) => LABEL.test(label)) ? name : undefined
}

/** The names of a certificate: the given ones, and those of this machine. */
export function allNames(given: readonly string[]): string[] {
  return [...new Set([...given, ...OWN])]
}
