import type { HelpOf, HelpText, OptionText } from '#catalog/kit/help-text.ts'
import type { OptionSpec } from '#catalog/kit/options/options.ts'
import { plainText, runsOf } from '#catalog/kit/present/text-run.ts'
import type { StepOptionSpec } from '#catalog/kit/steps/step-options.ts'
import { isOffered } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import { entryIds, load } from './entries.ts'
import { HELP_PIECES, pieceOf } from './piece-of.ts'

const kinds = { analysis: 'analyses', chart: 'charts', step: 'steps' } as const

/** The options and notices of the entries that are offered: each text once in a piece, with all entries of the piece that have it. */
export async function helpTexts(piece: number): Promise<readonly HelpText[]> {
  const found = new Map<
    string,
    { text: Omit<OptionText, 'of'> | { notice: Words }; of: Partial<Record<HelpOf, string[]>> }
  >()
  for (const [of, kind] of Object.entries(kinds) as [HelpOf, (typeof kinds)[HelpOf]][])
    for (const id of entryIds(kind).filter((entry) => pieceOf(entry, HELP_PIECES) === piece)) {
      const [{ summary }, { definition }] = await Promise.all([load(kind, id, 'summary'), load(kind, id, 'definition')])
      if (!isOffered(summary)) continue
      const specs: Readonly<Record<string, OptionSpec | StepOptionSpec>> = definition.options
      const options = Object.values(specs).map(optionText)
      const notices = Object.values<Words>(definition.messages).map((words) => ({ notice: noticeWords(words) }))
      for (const text of [...options, ...notices]) {
        const key = JSON.stringify(text)
        const known = found.get(key) ?? { text, of: {} }
        found.set(key, known)
        known.of[of] = [...new Set([...(known.of[of] ?? []), id])]
      }
    }
  return [...found.values()].map(({ text, of }) => ({ ...text, of }))
}

function optionText(spec: OptionSpec | StepOptionSpec): Omit<OptionText, 'of'> {
  const { label, help } = spec
  if (spec.kind !== 'choice' && spec.kind !== 'choices') return { label, help }
  const choices = Object.values(spec.of).map((one) =>
    one.keywords === undefined ? ([one.label] as const) : ([one.label, one.keywords] as const),
  )
  return { label, help, choices }
}

const noticeWords = ({ en, zh }: Words): Words => ({ en: noticeText(en), zh: noticeText(zh) })

/** Without marks of style; a count is assumed to be several. */
function noticeText(template: string): string {
  const plain = plainText(runsOf(template))
  return plain.replace(/\{\w+(?:\|[^{|}]*\|([^{|}]*))?\}/gu, (_, several?: string) => several ?? '…')
}
