/**
 * Prefetches what a page needs besides the program, while the program itself loads: offline each further script is a round trip through the
 * service worker, and the page would request them one after the other.
 */
const ahead: Readonly<Record<string, (search: URLSearchParams) => readonly Promise<unknown>[]>> = {
  '/tool/detail': (search) => [
    import('./routes/tool-detail.tsx?tsr-split=component'),
    import('#catalog/tools.ts').then(({ loadTool }) => loadTool(search.get('id') ?? '')),
  ],
  '/tool/index': () => [import('./routes/tool-index.tsx?tsr-split=component'), import('#catalog/tools.ts')],
}

/** A failed request is repeated, and reported, where its result is needed. */
export function fetchAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  for (const part of ahead[pathname]?.(new URLSearchParams(search)) ?? []) part.catch(() => undefined)
}
