import { titled } from '../present/titled.ts'
import type { Language } from '../words.ts'

/** The caption of the figure of one level. */
export interface LevelCaption {
  readonly level: string
  readonly caption: string | undefined
}

const count = /n[\u00a0 ]?=[\u00a0 ]?(\d[\d,\u202f\u2009]*(?: of \d[\d,\u202f\u2009]*|（共 \d[\d,\u202f\u2009]*）)?)/

/**
 * One caption for the figures of all levels: what they have in common once, with the n of each; a sentence that differs names its levels.
 * Undefined if none has a caption.
 */
export function joinCaptions(captions: readonly LevelCaption[], language: Language): string | undefined {
  const given = captions.flatMap(({ level, caption }) => (caption === undefined ? [] : [{ level, caption }]))
  const [first] = given
  if (first === undefined) return undefined
  if (given.every(({ caption }) => caption === first.caption) && !count.test(first.caption)) return first.caption
  const counts = given.map(({ level, caption }) => ({ level, n: count.exec(caption)?.[1] }))
  const open = given.map(({ level, caption }) => ({ level, sentences: sentencesOf(caption.replace(count, PLACE)) }))
  const order = [...new Set(open.flatMap(({ sentences }) => sentences))]
  const levelsOf = (sentence: string) => open.filter(({ sentences }) => sentences.includes(sentence))
  const isOf = (sentence: string) => levelsOf(sentence).length === given.length
  const withCounts = (sentence: string) => {
    const known = levelsOf(sentence).flatMap(({ level }) => counts.find((one) => one.level === level) ?? [])
    const given = known.flatMap(({ level, n }) => (n === undefined ? [] : [{ level, n }]))
    return sentence.replace(PLACE, countsOf(given, language))
  }
  const said = order.filter(isOf).map(withCounts)
  const apart = order
    .filter((sentence) => !isOf(sentence))
    .map((sentence) => {
      // counts name their levels
      if (sentence.includes(PLACE)) return withCounts(sentence)
      const levels = levelsOf(sentence).map(({ level }) => level)
      return titled(levels.join(language === 'zh' ? '、' : ', '), [sentence], language)
    })
  return [...said, ...apart].join(language === 'zh' ? '。' : '. ')
}

/** A caption with a further statement. */
export function withStatement(caption: string | undefined, words: string, language: Language): string {
  const [end, stop] = language === 'zh' ? ['；', '。'] : ['; ', '.']
  return caption === undefined ? words : `${caption.replace(/[.。]$/, '')}${end}${words}${stop}`
}

/** The alternative text of the figures of all levels: what is in every panel, and the levels. */
export function joinDescriptions(
  by: string,
  levels: readonly { readonly level: string; readonly description: string }[],
  language: Language,
): string {
  const names = levels.map(({ level }) => level).join(language === 'zh' ? '、' : ', ')
  const panels = language === 'zh' ? `按${by}（${names}）分面。` : `Panels by ${by} (${names}).`
  const space = language === 'zh' ? '' : ' '
  const same = new Set(levels.map(({ description }) => description))
  if (same.size === 1) return [panels, ...same].join(space)
  return [panels, ...levels.map(({ level, description }) => titled(level, [description], language))].join(space)
}

/** The words in a panel of a level for which nothing could be drawn. */
export function notDrawn(language: Language): string {
  return language === 'zh' ? '未绘制' : 'Not drawn'
}

/** The name of a level above its panel; a bare number follows the name of the variable. */
export function levelTitle(variable: string, level: string, language: Language): string {
  return /^[-−]?[\d.,]+$/.test(level) ? titled(variable, [level], language) : level
}

/** Where the number of rows was. */
const PLACE = '\u0000'

/** Without their stops: captions end without one. */
function sentencesOf(caption: string): readonly string[] {
  return caption.split(/[.](?=\s|$)|。/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}

/** `n = 12 (female), 15 (male)`. */
export function countsOf(
  counts: readonly { readonly level: string; readonly n: number | string }[],
  language: Language,
): string {
  const [open, close, between, sign] =
    language === 'zh' ? ['（', '）', '、', 'n='] : ['\u00a0(', ')', ', ', 'n\u00a0=\u00a0']
  return `${sign}${counts.map(({ level, n }) => `${n}${open}${level}${close}`).join(between)}`
}

/** Whether a caption says how many rows a figure draws. */
export function saysN(caption: string | undefined): boolean {
  return caption !== undefined && count.test(caption)
}
