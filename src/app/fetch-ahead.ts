/**
 * What a page needs besides the program, asked for while the program itself arrives and starts: offline each further script is an errand
 * through the service worker, and the page would ask for these one after the other.
 */
const ahead: Readonly<Record<string, (search: URLSearchParams) => readonly Promise<unknown>[]>> = {
  '/tool/detail': (search) => [
    import('./routes/tool-detail.tsx?tsr-split=component'),
    import('#catalog/tools.ts').then(({ loadTool }) => loadTool(search.get('id') ?? '')),
  ],
  '/tool/index': () => [import('./routes/tool-index.tsx?tsr-split=component'), import('#catalog/tools.ts')],
}

/** What does not arrive is asked for again, and spoken of, where it is needed. */
export function fetchAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  for (const part of ahead[pathname]?.(new URLSearchParams(search)) ?? []) part.catch(() => undefined)
}
