import { recordStars } from '../data/favourites.ts'
import { enterOwnData } from './enter-own-data.ts'

/** Sets or removes a star from a page that does not open the user's data otherwise. */
export async function starTool(user: string, tool: string, isStarred: boolean): Promise<void> {
  await enterOwnData(user)
  await recordStars({ [tool]: isStarred })
}
