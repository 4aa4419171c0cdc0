import { entryPartsPlugin } from '#cli/entry-parts-plugin.ts'

/** The list of titles of a kind as the build writes it, and its bytes for each entry. */
export async function titleList(catalog: string, kind: string): Promise<{ titles: readonly unknown[]; bytes: number }> {
  const { load } = entryPartsPlugin(catalog)
  if (typeof load !== 'function') throw new Error('the plugin does not load')
  const script = String(await Reflect.apply(load, { addWatchFile: () => undefined }, [`titles:${kind}`]))
  const list: { default: readonly unknown[] } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  return { titles: list.default, bytes: Buffer.byteLength(script) / list.default.length }
}
