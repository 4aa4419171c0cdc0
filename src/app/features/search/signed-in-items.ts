import type { Words } from '#catalog/kit/words.ts'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { openedDataset } from '../../opened/last-opened-place.ts'
import type { Go } from '../../search/go.ts'
import type { SearchItem } from '../../search/search-item.ts'
import { enterOwnData } from '../../session/enter-own-data.ts'
import { methodItems } from './catalogue-items.ts'
import { ownItems } from './own-items.ts'

/** The user's own things, and the methods, which are applied to the dataset opened last. */
export async function signedInItems(
  go: Go,
  say: (words: Words) => string,
  user: string,
): Promise<readonly SearchItem[]> {
  await enterOwnData(user)
  const id = await openedDataset()
  const dataset = id === undefined ? undefined : await readDataset(ownData().database, id)
  return [...(await ownItems(go)), ...(await methodItems(go, say, dataset))]
}
