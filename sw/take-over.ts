import { byName, fillTemplate, type OfflineIndex, templateOf } from '#contract/offline-files.ts'
import { siteResponse } from './kept-build.ts'

/**
 * Derives files of a new version from those on the device, if they differ only in the names of other files. `kept` are the cache's keys, to
 * which the new ones are added; `like` is a reply of the site that gives the headers.
 */
export async function takeOver(
  cache: Cache,
  kept: Set<string>,
  { from, to, like }: { readonly from: OfflineIndex; readonly to: OfflineIndex; readonly like: Response },
): Promise<void> {
  const urls = to.files.map(([url]) => url)
  const names = byName(from.files.map(([url]) => url))
  const sources = new Map(from.files.flatMap(([url, template]) => (kept.has(`/${url}`) ? [[template, url]] : [])))
  for (const [url, template, , named] of to.files) {
    const source = kept.has(`/${url}`) ? undefined : sources.get(template)
    const old = source && (await cache.match(`/${source}`))
    if (!old) continue
    const text = fillTemplate(
      templateOf(await old.text(), names).template,
      named.map((place) => urls[place] ?? ''),
    )
    if (text === undefined) continue
    await cache.put(`/${url}`, siteResponse(url, text, like))
    kept.add(`/${url}`)
  }
}
