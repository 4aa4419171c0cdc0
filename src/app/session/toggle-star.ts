import { loadPart } from '../loading/load-part.ts'
import { toggleFavourite } from '../state/favourites.ts'

/** Stars or unstars a tool, or a chart by `starOfChart`: on this device at once, and in the records of the signed-in account. */
export async function toggleStar(tool: string): Promise<void> {
  const toRecord = await toggleFavourite(tool)
  if (!toRecord) return
  const { starTool } = await loadPart(() => import('./star-tool.ts'))
  await starTool(toRecord.user, tool, toRecord.isStarred)
}
