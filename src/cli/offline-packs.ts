import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  byName,
  type OfflineFamily,
  type OfflineFile,
  type OfflineIndex,
  type OfflinePack,
  type PackedFile,
  templateOf,
} from '#contract/offline-files.ts'

/** The files whose names match `starts`, and the files that only they need, form one pack. */
export interface PackRule {
  readonly family: OfflineFamily
  readonly pack: string
  readonly starts: RegExp
}

export interface PackPlan {
  /** Files that every page needs first: downloaded one by one, with their static imports. */
  readonly shell: RegExp
  readonly rules: readonly PackRule[]
  /** The pack of all files that no rule claims. */
  readonly rest: Pick<PackRule, 'family' | 'pack'>
}

/** The pack of each file, by address; null for a file that is downloaded on its own. */
export function packsOf(texts: ReadonlyMap<string, string>, plan: PackPlan): ReadonlyMap<string, string | null> {
  const names = byName([...texts.keys()])
  const found = new Map<string, string | null>()
  const roots = (starts: RegExp) => {
    const fitting = [...names].flatMap(([name, url]) => (starts.test(name) ? [url] : []))
    if (fitting.length === 0) throw new Error(`no file of the build fits ${starts}`)
    return fitting
  }
  const importedBy = (url: string) =>
    [...(texts.get(url) ?? '').matchAll(/(?:\bimport|\bfrom)\s*["'`]\.\/([^"'`]+)["'`]/g)].flatMap(
      ([, name = '']) => names.get(name) ?? [],
    )
  const namedBy = (url: string) => templateOf(texts.get(url) ?? '', names).named
  const claim = (urls: readonly string[], pack: string | null, asked: (url: string) => readonly string[]) => {
    for (const url of urls) {
      if (found.has(url)) continue
      found.set(url, pack)
      claim(asked(url), pack, asked)
    }
  }
  claim(roots(plan.shell), null, importedBy)
  // a file that matches a rule belongs to its pack, even if files of an earlier rule name it
  const begun = plan.rules.map((rule) => ({ ...rule, roots: roots(rule.starts).filter((url) => !found.has(url)) }))
  const ruleOf = new Map(begun.flatMap((rule) => rule.roots.map((url) => [url, rule.pack] as const)).toReversed())
  for (const { pack } of begun) {
    const own = [...ruleOf].flatMap(([url, of]) => (of === pack ? [url] : []))
    claim(own, pack, (url) => namedBy(url).filter((other) => (ruleOf.get(other) ?? pack) === pack))
  }
  for (const url of texts.keys()) claim([url], plan.rest.pack, () => [])
  return found
}

/** Writes the packs and the index of a build into its folder `offline`. Returns the addresses of the files outside packs. */
export function writePacks(dist: string, plan: PackPlan): ReadonlySet<string> {
  const folder = join(dist, 'offline')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const urls = readdirSync(join(dist, 'assets'))
    .filter((file) => /\.(js|css|json)$/.test(file))
    .map((file) => `assets/${file}`)
    .toSorted()
  const texts = new Map(urls.map((url) => [url, readFileSync(join(dist, url), 'utf8')]))
  const packOf = packsOf(texts, plan)
  const packs: OfflinePack[] = []
  const places = new Map<string, number>()
  for (const { family, pack } of [...plan.rules, plan.rest]) {
    const mine = urls.filter((url) => packOf.get(url) === pack && !places.has(url))
    if (mine.length === 0) continue
    const contents = mine.map((url) => readFileSync(join(dist, url)))
    const head = mine.map((url, i): PackedFile => [url, contents[i]?.length ?? 0])
    const whole = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...contents])
    for (const url of mine) places.set(url, packs.length)
    packs.push({ family, url: `offline/${pack}-${hashOf(whole)}.pack`, bytes: compressed(whole) })
    writeFileSync(join(dist, packs.at(-1)?.url ?? ''), whole)
  }
  const names = byName(urls)
  const unseen = urls.filter((url) => templateOf(url, names).named.length !== 1)
  if (unseen.length > 0) throw new Error(`texts that name these files would differ in each version: ${unseen.join()}`)
  const placeOf = new Map(urls.map((url, i) => [url, i]))
  const files = urls.map((url): OfflineFile => {
    const { template, named } = templateOf(texts.get(url) ?? '', names)
    return [url, hashOf(template), places.get(url) ?? -1, named.map((other) => placeOf.get(other) ?? -1)]
  })
  const index = JSON.stringify({ packs, files } satisfies OfflineIndex)
  const indexUrl = `offline/index-${hashOf(index)}.json`
  writeFileSync(join(dist, indexUrl), index)
  return new Set([indexUrl, ...urls.filter((url) => !places.has(url))])
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 11)
}

/** Approximate transfer size; the actual compressed copies are written after the build. */
function compressed(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length
}
