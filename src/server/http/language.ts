export type Language = 'zh' | 'en'

/** The reader's preferred one of the two languages; English if neither is listed. */
export function languageOf(acceptLanguage: string | undefined): Language {
  let best: { language: Language; quality: number } | undefined
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const language = /^(zh|en)(-|$)/.exec(tag)?.[1]
    if (language !== 'zh' && language !== 'en') continue
    const given = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined)
    const quality = Number(given ?? 1)
    if (quality > 0 && quality > (best?.quality ?? 0)) best = { language, quality }
  }
  return best?.language ?? 'en'
}
