import type { BuiltFile } from './kept-build.ts'

/** The definition of a tool, which comes in a pack. */
export const isToolScript = (url: string): boolean => /^assets\/tool\.[\w-]+\.js$/.test(url)

/**
 * Which files of the build a page needs besides those that every page has: a clinical tool its definition and what definitions are made of,
 * by the names that the build gives them (`vite.config.ts`). Named in the head of the reply, as `Link`, they come while the document is
 * read; the page itself learns their names from scripts that it must first have and run.
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

/** The script that the build called so, whatever it holds in this version. */
function script(name: string, files: readonly Pick<BuiltFile, 'url'>[]): Pick<BuiltFile, 'url'> | undefined {
  const start = `assets/${name}-`
  return files.find(({ url }) => url.startsWith(start) && /^[\w-]{8}\.js$/.test(url.slice(start.length)))
}
