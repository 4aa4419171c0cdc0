import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { formulaMessages, stepMessages } from '#catalog/kit/steps/step-messages.ts'
import type { CreationRefusal } from '../../assistant/proposals/create-proposal.ts'
import type { Misfit } from '../../assistant/proposals/proposal.ts'
import { optionLabel, problemWords } from '../../entry/problem-words.ts'
import type { ProposedEntry } from './proposed-entries.ts'

/** Messages of the check itself; the catalogue has those of options and formulas. */
const own: Readonly<Record<string, (name: string) => MessageDescriptor>> = {
  'unknown-entry': (name) => msg`The catalogue has nothing called “${name}”.`,
  'replaced-entry': () => msg`A newer entry has replaced this one.`,
  'unknown-option': (name) => msg`There is no option called “${name}”.`,
  'unknown-variable': (name) => msg`The dataset has no variable called “${name}”.`,
  'unknown-level': (name) => msg`The value “${name}” does not occur in this variable.`,
  'only-in-form': () => msg`This can only be chosen in the form.`,
  'too-large': () => msg`The proposal is too long.`,
  'after-step': () =>
    msg`Whether this step fits is only known after the steps before it, and the rows of the dataset are not on this device.`,
}

/** Why a proposal does not fit, as one sentence with the step and the option that it is about. */
export function misfitWords(
  misfit: Misfit,
  entry: ProposedEntry | undefined,
  names: DataDictionary,
  i18n: I18n,
): string {
  const language = i18n.locale === 'en' ? 'en' : 'zh'
  const { code, params, option, step } = misfit
  const name = typeof params.name === 'string' ? params.name : ''
  const words = Object.hasOwn(own, code) ? own[code] : undefined
  const formula = code.startsWith('formula-') ? code.slice('formula-'.length) : undefined
  const sentence = words
    ? i18n._(words(name))
    : problemWords({ code: formula ?? code, params }, names, language, {
        ...stepMessages,
        ...entry?.messages,
        ...(formula !== undefined && formulaMessages),
      })
  const at = [
    step === undefined ? '' : i18n._(msg`Step ${step}`) + (entry ? ` ${entry.title[language]}` : ''),
    option === undefined ? '' : optionLabel(entry?.options ?? {}, option, language),
  ].filter(Boolean)
  return at.length === 0 ? sentence : `${at.join(' · ')}${language === 'zh' ? '：' : ': '}${sentence}`
}

/** Why nothing was made: a new refusal without a sentence does not compile. */
export const refusalWords: Readonly<Record<CreationRefusal, MessageDescriptor>> = {
  'dataset-gone': msg`Nothing was created: the dataset is no longer here. Open the dataset that you mean, and ask again.`,
  'unknown-entry': msg`Nothing was created: this version of the application does not have this. Update it, and try again.`,
  'newer-version': msg`Nothing was created: a newer version of the application made this proposal. Update it, and try again.`,
}
