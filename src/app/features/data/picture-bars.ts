import type { ColumnPicture } from '#engine/frame/summarize-column.ts'

export interface PictureBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The bar of all values that have none of their own. */
  readonly isRest: boolean
}

/** Widest bar of a category, px. */
const WIDEST = 14

/** The bars of a small picture: those of a histogram touch, those of categories do not. A value that occurs has at least 1 px. */
export function pictureBars(picture: ColumnPicture, width: number, height: number): readonly PictureBar[] {
  const isHistogram = picture.kind === 'bins'
  const counts = isHistogram ? picture.counts : picture.bars.map(({ count }) => count)
  const all = !isHistogram && picture.others > 0 ? [...counts, picture.others] : counts
  const most = Math.max(...all)
  const step = isHistogram ? width / all.length : Math.min(WIDEST + 3, width / all.length)
  const gap = isHistogram ? Math.min(0.5, step / 4) : Math.min(3, step / 3)
  return all.map((count, k) => {
    const tall = count === 0 ? 0 : Math.max(1, (count / most) * height)
    return { x: k * step, y: height - tall, width: step - gap, height: tall, isRest: k >= counts.length }
  })
}
