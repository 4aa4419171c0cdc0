import { tutorialsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import type { Go } from './go.ts'
import { type SearchItem, textsOf } from './search-item.ts'

/** The first 50 tutorials, from the server or as the device keeps them; none if neither has them. */
export async function tutorialItems(go: Go): Promise<readonly SearchItem[]> {
  const reply = await queryClient.fetchQuery(tutorialsQuery({ page: 1, limit: 50, search: '' })).catch(() => undefined)
  return (reply?.data ?? []).map(({ id, title, summary }) => ({
    group: 'tutorial',
    id,
    title,
    texts: textsOf([title], [summary]),
    go: () => go({ to: '/tutorials/index', search: { page: 1, limit: 20, search: title } }),
  }))
}
