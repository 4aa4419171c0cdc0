/**
 * How the files of a build come to a device: what every page starts with one by one, all else in packs, and after an update only what is new.
 * The build writes the index, the service worker reads it.
 */

/** What of the application a pack belongs to, in the order in which they are brought. */
export const families = ['tools', 'data', 'analyses', 'charts', 'files', 'pages'] as const
export type OfflineFamily = (typeof families)[number]

export interface OfflinePack {
  readonly family: OfflineFamily
  /** From the root of the site, without the slash in front. */
  readonly url: string
  /** As it is sent, compressed. */
  readonly bytes: number
}

/**
 * Address without the slash in front, template, number of its pack (-1: brought by itself, before the version is there), and the files that its
 * text names, in their order, by their places in the index.
 */
export type OfflineFile = readonly [url: string, template: string, pack: number, named: readonly number[]]

export interface OfflineIndex {
  readonly packs: readonly OfflinePack[]
  readonly files: readonly OfflineFile[]
}

/** A pack begins with one line of JSON, a list of these; the files follow in its order, without anything between. */
export type PackedFile = readonly [url: string, bytes: number]

/** What one device has of a family. */
export interface FamilyState {
  readonly family: OfflineFamily
  readonly ready: boolean
  /** Still to come, compressed. */
  readonly bytes: number
}

const fileName = /[\w.-]+-[\w-]{8}\.(?:js|css)/g
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** Addresses by the names that scripts of one folder call each other by. */
export function byName(urls: readonly string[]): ReadonlyMap<string, string> {
  return new Map(urls.map((url) => [nameOf(url), url]))
}

/**
 * The text with the names of other files taken out, and their addresses in their order. A changed script gets a new name, so each that names it changes
 * too, and gets a new name in turn: most files of a new version differ from those of the old one in such names only.
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

/** The text of another version with the same template, of which these are the addresses; undefined where their number differs. */
export function fillTemplate(template: string, named: readonly string[]): string | undefined {
  const parts = template.split('\0')
  if (parts.length !== named.length + 1) return undefined
  return parts.map((part, i) => part + nameOf(named[i] ?? '')).join('')
}
