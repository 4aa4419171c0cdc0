/**
 * How the files of a build reach a device: the files that every page needs first one by one, all others in packs, and after an update only
 * what is new. The build writes the index, the service worker reads it.
 */

/** Parts of the application that packs are grouped by, in download order. */
export const families = ['tools', 'data', 'analyses', 'charts', 'files', 'pages'] as const
export type OfflineFamily = (typeof families)[number]

export interface OfflinePack {
  readonly family: OfflineFamily
  /** Relative to the root of the site, without a leading slash. */
  readonly url: string
  /** Compressed size, as transferred. */
  readonly bytes: number
}

/**
 * Address without a leading slash; template; index of the pack (-1: downloaded on its own, before the version is installed); and the files
 * that its text names, in order of occurrence, as indices into the index's files.
 */
export type OfflineFile = readonly [url: string, template: string, pack: number, named: readonly number[]]

export interface OfflineIndex {
  readonly packs: readonly OfflinePack[]
  readonly files: readonly OfflineFile[]
}

/** A pack starts with one line of JSON, a list of these; the contents follow in the same order without separators. */
export type PackedFile = readonly [url: string, bytes: number]

/** Download state of one family on this device. */
export interface FamilyState {
  readonly family: OfflineFamily
  readonly ready: boolean
  /** Compressed bytes still to download. */
  readonly bytes: number
}

const fileName = /[\w.-]+-[\w-]{8}\.(?:json|js|css)/g
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** Addresses by file name, which is how scripts in one folder import each other. */
export function byName(urls: readonly string[]): ReadonlyMap<string, string> {
  return new Map(urls.map((url) => [nameOf(url), url]))
}

/**
 * The text with the names of other files cut out, and the addresses of those files in order. A changed script gets a new name, so every script
 * that imports it changes and is renamed too: most files of a new version differ from their predecessors only in such names.
 */
export function templateOf(text: string, names: ReadonlyMap<string, string>): { template: string; named: string[] } {
  const named: string[] = []
  const template = text.replace(fileName, (name) => {
    const url = names.get(name)
    if (url === undefined) return name
    named.push(url)
    return '\0'
  })
  return { template, named }
}

/** Fills a template with the addresses that another version names; undefined if their number does not match. */
export function fillTemplate(template: string, named: readonly string[]): string | undefined {
  const parts = template.split('\0')
  if (parts.length !== named.length + 1) return undefined
  return parts.map((part, i) => part + nameOf(named[i] ?? '')).join('')
}
