import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { OptionProblem, Params } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language, Words } from '#catalog/kit/words.ts'

/** The message of an option's problem: the entry's own, or the kit's. */
export function problemWords(
  { code, params }: Pick<OptionProblem, 'code' | 'params'>,
  dictionary: NamedColumns,
  language: Language,
  own: Readonly<Record<string, Words>> = {},
): string {
  const messages: Readonly<Record<string, Words>> = { ...kitMessages, ...own }
  const words = messages[code]
  if (!words) return code
  const names = namesOf(dictionary)
  return messageText(words, namedColumn(params, dictionary), { settings: displaySettings(language), names, messages })
}

/** A column that an option names by its id is shown by its name where that is known, as that of a variable that a later step has removed. */
function namedColumn({ column, ...rest }: Params, { columns }: NamedColumns): Params {
  if (column === undefined) return rest
  return { ...rest, column: columns.find(({ id }) => id === column)?.name ?? column }
}

/** The options of an entry or a step, as far as their labels need them. */
export type LabelledOptions = Readonly<Record<string, { readonly kind: string; readonly label: Words }>>

/** The label of an option by its key; for a survival outcome, also that of its part. */
export function optionLabel(asked: LabelledOptions, leaf: string, language: Language): string {
  const [key = leaf, part = ''] = leaf.split('.')
  const spec = asked[key]
  if (spec === undefined) return leaf
  const label = spec.label[language]
  const named = spec.kind === 'survival-outcome' ? survivalParts[part] : undefined
  if (named === undefined) return label
  return language === 'zh' ? `${label}（${named.zh}）` : `${label} (${named.en})`
}

const survivalParts: Readonly<Record<string, Words>> = {
  time: { en: 'time', zh: '时间' },
  start: { en: 'start', zh: '起点' },
  status: { en: 'status', zh: '状态' },
  events: { en: 'value that is the event', zh: '事件取值' },
  competing: { en: 'values that are other events', zh: '竞争事件取值' },
}
