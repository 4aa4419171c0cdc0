import { type FamilyState, families, type OfflineFamily, type OfflineIndex } from '#contract/offline-files.ts'
import { forEachSixAtATime, siteResponse } from './kept-build.ts'
import { filesIn } from './unpack.ts'

/** Up to this many missing files of a pack are downloaded one by one. */
const FEW = 8

export interface PackDownload {
  readonly cache: Cache
  /** Keys of the cache; downloaded files are added. */
  readonly kept: Set<string>
  readonly index: OfflineIndex
  readonly signal: AbortSignal
}

/** Downloads a file of the site. Throws if a captive portal answers with its own page, which may have status 200. */
export async function fetched(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const isPage = response.headers.get('content-type')?.includes('html') ?? false
  if (!response.ok || response.redirected || (isPage && /\.(js|css|json)$/.test(url)))
    throw new Error(`${url} did not come: ${response.status}`)
  return response
}

const missingOf = ({ index, kept }: Pick<PackDownload, 'index' | 'kept'>, pack: number) =>
  index.files.flatMap(([url, , of]) => (of === pack && !kept.has(`/${url}`) ? [url] : []))

/** The download state of each family on this device. */
export function familyStates(has: Pick<PackDownload, 'index' | 'kept'>): readonly FamilyState[] {
  return families.map((family) => {
    const bytes = has.index.packs.map((pack, i) =>
      pack.family === family && missingOf(has, i).length > 0 ? pack.bytes : 0,
    )
    const left = bytes.reduce((sum, one) => sum + one, 0)
    return { family, ready: left === 0, bytes: left }
  })
}

/** Downloads the missing files of these families, family by family. After an error the files that arrived stay in the cache. */
export async function downloadFamilies(
  download: PackDownload,
  wanted: readonly OfflineFamily[],
  onPack: () => void = () => undefined,
): Promise<void> {
  const packs = wanted.flatMap((family) =>
    download.index.packs.flatMap((pack, i) => (pack.family === family ? [{ ...pack, i }] : [])),
  )
  for (const { url, i } of packs) {
    const missing = missingOf(download, i)
    if (missing.length === 0) continue
    await (missing.length <= FEW ? downloadSingly(download, missing) : downloadPack(download, url, new Set(missing)))
    onPack()
  }
}

async function downloadSingly({ cache, kept, signal }: PackDownload, urls: readonly string[]): Promise<void> {
  await forEachSixAtATime(urls, async (url) => {
    await cache.put(`/${url}`, await fetched(`/${url}`, { priority: 'low', signal }))
    kept.add(`/${url}`)
  })
}

async function downloadPack(
  { cache, kept, signal }: PackDownload,
  pack: string,
  wanted: ReadonlySet<string>,
): Promise<void> {
  // it would also be stored in the browser's HTTP cache, if it is never read again
  const reply = await fetched(`/${pack}`, { priority: 'low', cache: 'no-store', signal })
  if (!reply.body) throw new Error(`${pack} came empty`)
  for await (const { url, content } of filesIn(reply.body)) {
    if (!wanted.has(url)) continue
    await cache.put(`/${url}`, siteResponse(url, content, reply))
    kept.add(`/${url}`)
  }
}
