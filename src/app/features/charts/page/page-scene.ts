import { typeScale } from '#catalog/kit/figures/apply-style.ts'
import { markedText } from '#catalog/kit/figures/marked-text.ts'
import { captionHeight } from '#figure/layout-parts.ts'
import type { Scene, ScenePart } from '#figure/scene.ts'
import type { PageSettings, TagStyle } from '../../../data/figure-pages.ts'
import type { ChartFigure } from '../../../report/chart-figures.ts'

/** A figure of a page, to be drawn in the size of its cell. */
export interface DrawnCell extends ChartFigure {
  readonly id: string
  readonly span: number
}

/** Between the figures, in mm. */
const GAP = 4

/**
 * Several figures as one, in rows of a number of columns. A figure that does not fit in the rest of a row begins the next.
 * @param cells in the order of reading
 * @param language of the alternative text
 */
export function pageScene(settings: PageSettings, cells: readonly DrawnCell[], language: 'en' | 'zh'): Scene {
  const { width, rowHeight, columns, font, fontSize } = settings
  const each = (width - GAP * (columns - 1)) / columns
  const scale = typeScale(settings)
  const captions: string[] = []
  const parts: ScenePart[] = []
  let [column, row] = [0, 0]
  for (const [k, cell] of cells.entries()) {
    const span = Math.min(cell.span, columns)
    if (column + span > columns) [column, row] = [0, row + 1]
    const place = {
      x: column * (each + GAP),
      y: row * (rowHeight + GAP),
      width: span * each + (span - 1) * GAP,
      height: rowHeight,
    }
    const tag = tagText(settings.tags, k)
    const isOwn = settings.captions === 'each'
    const styled = cell.draw({
      ...cell.style,
      figureWidth: place.width,
      figureHeight: place.height,
      plotWidth: null,
      plotHeight: null,
      plotShape: 'free',
      figureMargin: null,
      font,
      fontSize,
      captionShown: isOwn && cell.style.captionShown,
    })
    column += span
    if (!styled || styled.scene.flow !== undefined) continue
    parts.push({ scene: styled.scene, ...place, ...(tag === undefined ? {} : { tag }) })
    const own = cell.style.figureCaption
    const words = own === '' ? styled.caption : markedText(own)
    if (words !== undefined) captions.push(tag === undefined ? words : captioned(tag, words, language))
  }
  const caption = settings.captions === 'below' && captions.length > 0 ? captions.join(' ') : undefined
  const rows = parts.length === 0 ? 1 : row + 1
  // the captions below the figures have their sign, if all have the same
  const [decimal, ...otherSigns] = new Set(parts.map(({ scene }) => scene.look?.decimal))
  const height = rows * rowHeight + (rows - 1) * GAP
  return {
    width,
    height: height + (caption === undefined ? 0 : captionHeight(caption, width, scale)),
    panels: [],
    parts,
    look: { palette: 'standard', font, scale, ...(decimal && otherSigns.length === 0 && { decimal }) },
    description: parts
      .map(({ tag, scene }) => (tag === undefined ? scene.description : `${plain(tag)}: ${scene.description}`))
      .join(language === 'zh' ? '' : ' '),
    ...(caption === undefined ? {} : { caption }),
  }
}

/** The letter of the k-th figure: after Z come AA, AB, and so on. */
export function tagText(style: TagStyle, k: number): string | undefined {
  if (style === 'none') return undefined
  const letters = lettersOf(k)
  return style === 'A' ? letters : style === 'a' ? letters.toLowerCase() : `(${letters.toLowerCase()})`
}

function lettersOf(k: number): string {
  const letter = String.fromCharCode(65 + (k % 26))
  return k < 26 ? letter : lettersOf(Math.floor(k / 26) - 1) + letter
}

function plain(tag: string): string {
  return tag.replaceAll(/[()]/g, '')
}

function captioned(tag: string, words: string, language: 'en' | 'zh'): string {
  const [open, close, stop] = language === 'zh' ? ['（', '）', '。'] : ['(', ') ', '.']
  return `${open}${plain(tag)}${close}${words.replace(/[.。]$/, '')}${stop}`
}
