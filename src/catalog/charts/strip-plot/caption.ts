import type { StripLayout } from '#figure/strip-marks.ts'
import { comparisonCaption, sampleTestWords } from '../../kit/comparison/comparison-words.ts'
import { errorWords } from '../../kit/comparison/error-options.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { stripWords } from '../../kit/figures/strip-words.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Language } from '../../kit/words.ts'
import type { StripPlotData } from './data.ts'

/** The meaning of the marks, in small print; `layout` as drawn. */
export function captionOf(
  { show, confidence, comparisons, cells }: StripPlotData,
  layout: StripLayout,
  language: Language,
): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { centre, error, test } = show
  const marks = stripWords(cells, show.layout, layout, language)
  const drawn = centre !== 'none' && cells.some((cell) => cell.centre !== null)
  const lines = drawn
    ? withoutFalse([
        centre === 'mean' ? say('Thick lines: mean', '粗线：均数') : say('Thick lines: median', '粗线：中位数'),
        error !== 'none' &&
          say('error bars: ', '误差条：') +
            errorWords(error, { confidence, quartileType: show.quartileType }, language),
      ])
    : []
  const compared =
    test === 'none' || comparisons.length === 0
      ? []
      : comparisonCaption(sampleTestWords[test], show, comparisons.length, language)
  return captionSentences(language, [marks, lines, compared])
}
