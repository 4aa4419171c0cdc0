import { recordStars } from '../data/favourites.ts'
import { enterOwnData } from './enter-own-data.ts'

/** From a page that does not otherwise open user data. */
export async function starTool(user: string, tool: string, isStarred: boolean): Promise<void> {
  await enterOwnData(user)
  await recordStars({ [tool]: isStarred })
}
