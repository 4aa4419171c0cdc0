import { ownData } from '../data/own-data.ts'
import { type Box, EARLY_FIGURE, type EarlyFigure } from '../device/early-figure.ts'
import { currentLocale } from '../i18n/locale.ts'
import { figurePages, seenWith } from '../loading/early-figure-place.ts'
import { theme } from '../state/theme.ts'
import { svgOf } from './svg-image.tsx'

/** Characters; a longer SVG takes so long to draw that it would not be early. */
const LONGEST_SVG = 300_000

/** Forgets the figure of another question, and after a change of the result also an older one of this question. */
export async function forgetEarlyFigure(question: string, isChanged: boolean): Promise<void> {
  const { kv } = ownData().database
  const kept = (await kv.get(EARLY_FIGURE))?.value as EarlyFigure | undefined
  if (kept && (isChanged || kept.question !== question)) await kv.delete(EARLY_FIGURE)
}

/** Keeps the first figure of a result that is on the screen, for the next cold start. */
export async function keepEarlyFigure(question: string, result: HTMLElement): Promise<void> {
  const image = result.querySelector<HTMLImageElement>('img[data-testid^=figure-]')
  const card = image?.closest('section')
  const svg = image && svgOf(image)
  const { pathname, search } = location
  if (!image || !card || !svg || svg.length > LONGEST_SVG || scrollY !== 0 || !figurePages.has(pathname)) return
  const [figure, clip] = [boxOf(image), boxOf(card)]
  if (clip.top > innerHeight) return
  const { backgroundColor: colour, borderRadius: radius } = getComputedStyle(card)
  const seen = seenWith(theme.shown, currentLocale())
  const kept: EarlyFigure = { pathname, search, question, svg, figure, card: { ...clip, colour, radius }, seen }
  await ownData().database.kv.put({ key: EARLY_FIGURE, value: kept })
}

/** At the top of the page, where px of the window are px of the document. */
function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
