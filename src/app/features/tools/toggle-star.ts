import { loadPart } from '../../loading/load-part.ts'
import { toggleFavourite } from '../../state/favourites.ts'

/** Stars a tool, or takes its star away: on this device at once, and in the records of the account that is signed in. */
export async function toggleStar(tool: string): Promise<void> {
  const toRecord = await toggleFavourite(tool)
  if (!toRecord) return
  const { starTool } = await loadPart(() => import('../../session/star-tool.ts'))
  await starTool(toRecord.user, tool, toRecord.isStarred)
}
