import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../api/queries.ts'
import { usePageFirst } from '../../loading/use-page-first.ts'

/** Whether a list of recalled tools means this revision: `id` means every one, `id@2` those up to 2. */
export function isRecalled(list: readonly string[], id: string, revision: number): boolean {
  return list.some((entry) => {
    const [name, upTo] = entry.split('@')
    return name === id && (upTo === undefined || revision <= Number(upTo))
  })
}

/**
 * The list as the site last sent it. It comes with what the site says of itself, which every page asks for first; what was kept
 * of it holds offline.
 */
export function useRecalled(): readonly string[] {
  const enabled = usePageFirst() // what is kept is read at once, and asked for anew after the page is drawn
  return useQuery({ ...configQuery(), enabled }).data?.recalled_tools ?? []
}
