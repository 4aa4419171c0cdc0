import type { Level } from '#engine/frame/levels.ts'
import { text } from './options.ts'

/** Labels and values that mean that something is present or absent, in small letters. */
const presentWords = ['yes', 'y', 'true', 'positive', 'pos', 'present', '+', '是', '有', '阳性', '真', '1']
const absentWords = ['no', 'n', 'false', 'negative', 'neg', 'absent', '-', '−', '否', '无', '没有', '阴性', '假', '0']

/** The option for the value that is counted in all of several binary variables; empty for the usual words of presence. */
export function countedValue() {
  return text({
    label: { en: 'Value that is counted', zh: '计数的取值' },
    help: {
      en: 'The same in all variables, by its value or label. If empty: yes, present, positive, true or 1, in English or Chinese. Every other value counts as absent.',
      zh: '适用于全部变量，填写取值或其标签。留空则取“是”“有”“阳性”“真”、yes 或 1；其余取值均视为无。',
    },
    maxLength: 100,
  })
}

/** Messages about the counted value, of entries with `countedValue`. */
export const countedMessages = {
  'no-counted-value': {
    en: 'No value of {variables} is known to mean “present”. Type the value that is counted, such as “severe”.',
    zh: '无法识别 {variables} 中表示“有”的取值，请填写计数的取值，如“重度”。',
  },
  'never-counted': {
    en: 'None of the chosen variables has the value that is to be counted. Type it as it stands in the data, or leave it empty.',
    zh: '所选变量均无所填的计数取值。请按数据中的写法填写，或留空。',
  },
  'empty-sets': {
    en: 'The counted value does not occur in {variables}.',
    zh: '{variables} 中未出现计数的取值。',
  },
  'other-values': {
    en: 'More than two values: {variables}. All except the counted one count as absent; declare values such as “unknown” as missing.',
    zh: '{variables} 的取值多于两个，除计数的取值外均视为无；“不详”等取值请先定义为缺失值。',
  },
  'too-many-values': {
    en: '{variable} has more than {max} values. Choose variables with two values, such as yes and no.',
    zh: '{variable} 的取值超过 {max} 个，请选择是/否类的二分类变量。',
  },
} as const

/**
 * The place of the counted value among the levels of a variable. `absent`: the variable does not have it, so that no case has; `unknown`:
 * nothing was asked for and no level is a usual word of presence or absence.
 */
export function countedPlace(levels: readonly Level[], asked: string): number | 'absent' | 'unknown' {
  const named = (words: readonly string[]) => {
    const places = words.flatMap((word) => [
      levels.findIndex(({ label }) => plain(label) === word),
      levels.findIndex(({ value }) => plain(String(value)) === word),
    ])
    return places.find((place) => place >= 0) ?? -1
  }
  const wanted = plain(asked)
  const place = named(wanted === '' ? presentWords : [wanted])
  if (place >= 0) return place
  const isAbsent = ({ label, value }: Level) => [label, String(value)].some((of) => absentWords.includes(plain(of)))
  return wanted !== '' || levels.every(isAbsent) ? 'absent' : 'unknown'
}

function plain(word: string): string {
  return word.trim().toLowerCase()
}
