import type { BuiltFile } from './kept-build.ts'

/** Whether a file is the definition of a tool, which is downloaded in a pack. */
export const isToolScript = (url: string): boolean => /^assets\/tool\.[\w-]+\.js$/.test(url)

/**
 * A `Link` header for the scripts that a page needs besides those of every page: for a clinical tool its definition and the module that
 * definitions import, by their names in the build (`vite.config.ts`). The browser preloads them while it reads the document; otherwise the
 * page would learn their names only from scripts that it must first fetch and run.
 */
export function linkHeader(
  { pathname, searchParams }: URL,
  files: readonly Pick<BuiltFile, 'url'>[],
): string | undefined {
  if (pathname !== '/tool/detail') return undefined
  const tool = script(`tool.${searchParams.get('id')}`, files)
  return (
    tool &&
    [tool, script('tool-kit', files)]
      .flatMap((file) => file?.url ?? [])
      .map((url) => `</${url}>; rel=modulepreload`)
      .join(', ')
  )
}

/** The script that the build named so, in this version. */
function script(name: string, files: readonly Pick<BuiltFile, 'url'>[]): Pick<BuiltFile, 'url'> | undefined {
  const start = `assets/${name}-`
  return files.find(({ url }) => url.startsWith(start) && /^[\w-]{8}\.js$/.test(url.slice(start.length)))
}
