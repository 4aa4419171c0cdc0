/** For each letter, the first character whose pinyin begins with it in the order of a Chinese dictionary. */
const first = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀'
const letters = 'abcdefghjklmnopqrstwxyz'

const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/**
 * The text with each Chinese character replaced by the first letter of its pinyin, as people type names: 肺癌2024 becomes fa2024. A character with
 * several readings gets its usual one. Other letters and digits stay, all else is left out.
 */
export function initialsOf(text: string): string {
  return Array.from(text.normalize('NFKC').toLowerCase(), initialOf).join('')
}

const known = new Map<string, string>()

function initialOf(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const initial = /\p{Script=Han}/u.test(character)
    ? (letters[Array.from(first).findLastIndex((boundary) => byPinyin.compare(boundary, character) <= 0)] ?? '')
    : /[\p{L}\p{N}]/u.test(character)
      ? character
      : ''
  known.set(character, initial)
  return initial
}
