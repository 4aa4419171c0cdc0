export interface BuiltFile {
  readonly url: string
  /** Null where the name itself tells the version. */
  readonly revision: string | null
}

/**
 * Which files of the build a page needs besides those that every page has: a clinical tool its definition, by the name that the build
 * gives it (`vite.config.ts`). Named in the head of the reply, as `Link`, they come while the document is read; the page
 * itself learns their names from a script that it must first have and run.
 */
export function linkHeader(
  { pathname, searchParams }: URL,
  files: readonly Pick<BuiltFile, 'url'>[],
): string | undefined {
  if (pathname !== '/tool/detail') return undefined
  const name = `assets/tool.${searchParams.get('id')}-`
  const file = files.find(({ url }) => url.startsWith(name) && /^[\w-]{8}\.js$/.test(url.slice(name.length)))
  return file && `</${file.url}>; rel=modulepreload`
}
