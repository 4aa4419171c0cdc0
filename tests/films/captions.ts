import type { Words } from '#catalog/kit/words.ts'
import type { Language } from './film.ts'

/** A caption with the time during which it stands, s. */
export interface Said {
  readonly words: Words
  readonly from: number
  readonly to: number
}

export const LINE: Readonly<Record<Language, number>> = { en: 42, zh: 20 }
const LINES = 2
/** The shortest time for which a caption stands, ms. */
export const SHORTEST = 1200
/** Signs that are read in a second. */
const PACE: Readonly<Record<Language, number>> = { en: 17, zh: 7 }

/** How long it takes to read the captions in either language, ms. */
export function readingTime(words: Words): number {
  const each = (['en', 'zh'] as const).map((language) => {
    const lengths = pagesOf(words[language], language).map((lines) => lines.join('').length)
    const total = lengths.reduce((sum, length) => sum + length, 0)
    // the captions share the time by their length: the shortest must stand long enough too
    return Math.max((SHORTEST * total) / Math.min(...lengths), (total / PACE[language]) * 1000)
  })
  return Math.max(...each)
}

/** The lines of a text: Chinese breaks between any two signs but not before punctuation, English at spaces. */
function linesOf(text: string, language: Language): string[] {
  const pieces = language === 'en' ? text.split(/(?<= )/) : (text.match(/[\w.–-]+|.[，。；：、！？）”]*/gu) ?? [])
  const lines = ['']
  for (const piece of pieces) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && (line + piece).trimEnd().length > LINE[language]) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** A text as captions of at most two lines. */
function pagesOf(text: string, language: Language): string[][] {
  const lines = linesOf(text, language)
  return lines.flatMap((_, k) => (k % LINES === 0 ? [lines.slice(k, k + LINES)] : []))
}

const stamp = (seconds: number) => {
  const ms = Math.round(seconds * 1000)
  const part = (value: number, width = 2) => String(value).padStart(width, '0')
  return `${part(Math.floor(ms / 60_000))}:${part(Math.floor(ms / 1000) % 60)}.${part(ms % 1000, 3)}`
}

/** The captions of a film as WebVTT. A text of more than two lines becomes several captions, which share its time by their length. */
export function webVtt(said: readonly Said[], language: Language): string {
  const cues = said.flatMap(({ words, from, to }) => {
    const pages = pagesOf(words[language], language)
    const lengths = pages.map((lines) => lines.join('').length)
    const total = lengths.reduce((sum, length) => sum + length, 0)
    let before = 0
    return pages.map((lines, k) => {
      const start = from + ((to - from) * before) / total
      before += lengths[k] ?? 0
      return `${stamp(start)} --> ${stamp(from + ((to - from) * before) / total)}\n${lines.join('\n')}\n`
    })
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
