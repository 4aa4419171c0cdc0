import { type FamilyState, families, type OfflineFamily, type OfflineIndex } from '#contract/offline-files.ts'
import { downloadFamilies, familyStates, fetched } from './download-packs.ts'
import { type BuiltFile, CACHE, forEachSixAtATime, isIndex, keptKeys, keyOf, readIndex } from './kept-build.ts'
import { takeOver } from './take-over.ts'

/** The index of this version is one of the files listed in its script. */
const ownIndex = (files: readonly BuiltFile[]): string => files.map(keyOf).find(isIndex) ?? ''

/**
 * Downloads the files that every page needs. An update also reuses the previous version's files and downloads what is new in complete
 * families: a version must not be able to do less offline than the one it replaces.
 */
export async function install(files: readonly BuiltFile[], isUpdate: boolean): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = await keptKeys(cache)
  const own = ownIndex(files)
  const isOfOldKind = kept.size > 0 && ![...kept].some(isIndex) // versions without an index had downloaded all their files
  const reply = await fetched(own, {})
  await cache.put(own, reply.clone())
  const index = (await reply.clone().json()) as OfflineIndex
  const before = isUpdate ? await earlierIndexes(cache, kept, own) : []
  const signal = new AbortController().signal
  const had = isOfOldKind ? families : families.filter((family) => before.some((from) => isReady(family, from, kept)))
  for (const from of before) await takeOver(cache, kept, { from, to: index, like: reply })
  await forEachSixAtATime(
    files.filter((file) => !kept.has(keyOf(file)) && keyOf(file) !== own),
    async (file) => {
      const mode = file.revision === null ? 'default' : 'no-cache'
      await cache.put(keyOf(file), await fetched(`/${file.url}`, { cache: mode }))
    },
  )
  if (isUpdate) await downloadFamilies({ cache, kept, index, signal }, had)
}

const isReady = (family: OfflineFamily, index: OfflineIndex, kept: Set<string>) =>
  familyStates({ index, kept }).some((state) => state.family === family && state.ready)

async function earlierIndexes(cache: Cache, kept: ReadonlySet<string>, own: string): Promise<readonly OfflineIndex[]> {
  const others = [...kept].filter((key) => isIndex(key) && key !== own)
  const read = await Promise.all(others.map((key) => readIndex(cache, key)))
  return read.filter((index) => index !== undefined)
}

/** Deletes the files that do not belong to this version. */
export async function activate(files: readonly BuiltFile[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const index = await readIndex(cache, ownIndex(files))
  const own = new Set([...files.map(keyOf), ...(index?.files ?? []).map(([url]) => `/${url}`)])
  for (const key of await keptKeys(cache)) if (!own.has(key)) await cache.delete(key)
}

let underWay: { readonly done: Promise<void>; readonly stop: AbortController } | undefined

/**
 * Downloads all missing files, those for the open page first, and reports each pack. Joins a download under way; what a cut network leaves is
 * downloaded at the next call.
 */
export async function downloadMissing(
  files: readonly BuiltFile[],
  first: readonly OfflineFamily[],
  tell: (states: readonly FamilyState[]) => void,
): Promise<void> {
  underWay ??= begin(files, first, tell)
  await underWay.done
}

function begin(
  files: readonly BuiltFile[],
  first: readonly OfflineFamily[],
  tell: (states: readonly FamilyState[]) => void,
) {
  const stop = new AbortController()
  const run = async () => {
    const cache = await caches.open(CACHE)
    const index = await readIndex(cache, ownIndex(files))
    if (!index) return
    const download = { cache, kept: await keptKeys(cache), index, signal: stop.signal }
    tell(familyStates(download))
    const order = [...new Set(['tools' as const, ...first, ...families])]
    await patiently(() => downloadFamilies(download, order, () => tell(familyStates(download))), stop.signal)
  }
  const done = run().finally(() => {
    underWay = undefined
  })
  return { done, stop }
}

/** Retries after pauses, for short interruptions of the network; after longer ones the page calls again. */
async function patiently(act: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const pause of [1000, 4000, 0]) {
    try {
      return await act()
    } catch {
      if (signal.aborted || pause === 0) return
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}

/** A waiting version takes over once this one has nothing under way. */
export function abortDownload(): void {
  underWay?.stop.abort()
}

export async function statesOf(files: readonly BuiltFile[]): Promise<readonly FamilyState[]> {
  const cache = await caches.open(CACHE)
  const index = await readIndex(cache, ownIndex(files))
  return index ? familyStates({ index, kept: await keptKeys(cache) }) : []
}
