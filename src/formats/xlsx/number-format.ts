/** Built-in formats of ECMA-376 part 1, 18.8.30, that show a day: 14-17, 22, and those of the Chinese, Japanese and Korean editions. */
const days = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
const times = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47])

/** Longer than any real code, which Excel limits to 255 characters. */
const longestCode = 1000

export type Shown = 'number' | 'date' | 'time'

/** What a cell with this format shows: `date` includes a day, `time` does not. */
export function shownBy(id: number, code: string | undefined): Shown {
  if (code === undefined) return days.has(id) ? 'date' : times.has(id) ? 'time' : 'number'
  const bare = code
    .slice(0, longestCode)
    .split(';', 1)[0]
    ?.replace(/"[^"]*"|\\.|_.|\*./g, '')
    // Colours, conditions and locales; [h] and [mm] are durations and stay.
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .toLowerCase()
  if (bare === undefined || bare.startsWith('general')) return 'number'
  if (/[yd年日]/.test(bare) || (/m/.test(bare) && !/[hs[]/.test(bare))) return 'date'
  return /[hs]|\[m/.test(bare) ? 'time' : 'number'
}
