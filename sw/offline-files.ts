import { type FamilyState, families, type OfflineFamily, type OfflineIndex } from '#contract/offline-files.ts'
import { bringFamilies, familyStates, fetched } from './bring-packs.ts'
import { type BuiltFile, CACHE, isIndex, keptKeys, keyOf, readIndex, sixAtATime } from './kept-build.ts'
import { takeOver } from './take-over.ts'

/** The index of this version is one of the files that its script names. */
const ownIndex = (files: readonly BuiltFile[]): string => files.map(keyOf).find(isIndex) ?? ''

/**
 * Brings what every page starts with. An update takes over what the version before it has, and brings what is new of the families that are there: a
 * version must not be able to do less without a network than the one that it replaces.
 */
export async function install(files: readonly BuiltFile[], isUpdate: boolean): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = await keptKeys(cache)
  const own = ownIndex(files)
  const isOfOldKind = kept.size > 0 && ![...kept].some(isIndex) // versions without an index had all their files at once
  const reply = await fetched(own, {})
  await cache.put(own, reply.clone())
  const index = (await reply.clone().json()) as OfflineIndex
  const before = isUpdate ? await earlierIndexes(cache, kept, own) : []
  const signal = new AbortController().signal
  const had = isOfOldKind ? families : families.filter((family) => before.some((from) => isReady(family, from, kept)))
  for (const from of before) await takeOver(cache, kept, { from, to: index, like: reply })
  await sixAtATime(
    files.filter((file) => !kept.has(keyOf(file)) && keyOf(file) !== own),
    async (file) => {
      const mode = file.revision === null ? 'default' : 'no-cache'
      await cache.put(keyOf(file), await fetched(`/${file.url}`, { cache: mode }))
    },
  )
  if (isUpdate) await bringFamilies({ cache, kept, index, signal }, had)
}

const isReady = (family: OfflineFamily, index: OfflineIndex, kept: Set<string>) =>
  familyStates({ index, kept }).some((state) => state.family === family && state.ready)

async function earlierIndexes(cache: Cache, kept: ReadonlySet<string>, own: string): Promise<readonly OfflineIndex[]> {
  const others = [...kept].filter((key) => isIndex(key) && key !== own)
  const read = await Promise.all(others.map((key) => readIndex(cache, key)))
  return read.filter((index) => index !== undefined)
}

/** Forgets what belongs to no file of this version. */
export async function activate(files: readonly BuiltFile[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const index = await readIndex(cache, ownIndex(files))
  const own = new Set([...files.map(keyOf), ...(index?.files ?? []).map(([url]) => `/${url}`)])
  for (const key of await keptKeys(cache)) if (!own.has(key)) await cache.delete(key)
}

let underWay: { readonly done: Promise<void>; readonly stop: AbortController } | undefined

/**
 * Brings all that is missing, first what belongs to the page that is open, and tells of each pack that came. Where it is under way that goes on; what
 * a cut network leaves is brought when it is asked for again.
 */
export async function bringRest(
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
    const bringing = { cache, kept: await keptKeys(cache), index, signal: stop.signal }
    tell(familyStates(bringing))
    const order = [...new Set(['tools' as const, ...first, ...families])]
    await patiently(() => bringFamilies(bringing, order, () => tell(familyStates(bringing))), stop.signal)
  }
  const done = run().finally(() => {
    underWay = undefined
  })
  return { done, stop }
}

/** Again after a while, where the network is cut for a moment; after a longer one the page asks. */
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

/** A version that waits takes over when nothing of this one is under way. */
export function stopBringing(): void {
  underWay?.stop.abort()
}

export async function statesOf(files: readonly BuiltFile[]): Promise<readonly FamilyState[]> {
  const cache = await caches.open(CACHE)
  const index = await readIndex(cache, ownIndex(files))
  return index ? familyStates({ index, kept: await keptKeys(cache) }) : []
}
