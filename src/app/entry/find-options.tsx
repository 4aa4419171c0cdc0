import { useLingui } from '@lingui/react/macro'
import type { Choice } from '#catalog/kit/options/options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { inputLook, SearchInput } from '../ui/field.tsx'

/** What a long form is narrowed to. */
export interface Sought {
  readonly words: string
  /** Only options that the reader has changed. */
  readonly isChanged: boolean
}

export const everything: Sought = { words: '', isChanged: false }

/** Whether a form shows only a part of its options. */
export const isNarrowed = ({ words, isChanged }: Sought): boolean => words.trim() !== '' || isChanged

/** A search field for the options of a form, and a switch for the changed ones. */
export function FindOptions({
  changed,
  value,
  onChange,
}: {
  changed: number
  value: Sought
  onChange: (sought: Sought) => void
}) {
  const { t } = useLingui()
  return (
    <div className="mb-5 flex flex-col gap-2">
      <SearchInput
        label={t`Find an option`}
        className={`${inputLook} h-10 w-full`}
        value={value.words}
        onSearch={(words) => onChange({ ...value, words })}
      />
      {changed > 0 || value.isChanged ? (
        <label className="flex min-h-8 items-center gap-2 text-sm text-ink-2">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={value.isChanged}
            onChange={({ target }) => onChange({ ...value, isChanged: target.checked })}
          />
          {t`Only what was changed (${changed})`}
        </label>
      ) : null}
    </div>
  )
}

/** Whether an option is one of those that are sought: by words of its label, its help, its choices and their names elsewhere, or its section. */
export function isSought(
  { words, isChanged }: Sought,
  key: string,
  spec: StepOptionSpec,
  section: Readonly<Record<'en' | 'zh', string>>,
  stored: StoredOptions,
): boolean {
  if (isChanged && !isOptionChanged(key, spec, stored)) return false
  const choices: readonly Choice[] = 'of' in spec && spec.kind === 'choice' ? Object.values(spec.of) : []
  const texts = [spec.label, spec.help, section, ...choices.map(({ label }) => label)].flatMap(({ en, zh }) => [en, zh])
  const all = [...texts, ...choices.map(({ keywords = '' }) => keywords)].join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Whether a value of the reader's differs from the initial one. */
export function isOptionChanged(key: string, spec: StepOptionSpec, stored: StoredOptions): boolean {
  const leaves = Object.keys(stored).filter((leaf) => leaf === key || leaf.startsWith(`${key}.`))
  return leaves.some((leaf) => {
    const value = stored[leaf] ?? null
    return value !== null && value !== '' && value !== initialOf(spec)
  })
}

/** The value that an option has if nobody changes it; undefined for one of several leaves, which has its own controls. */
export function initialOf(spec: StepOptionSpec): string | number | boolean | null | undefined {
  switch (spec.kind) {
    case 'text':
      return ''
    case 'choice':
    case 'toggle':
    case 'number':
      return spec.initial ?? null
    default:
      return undefined
  }
}

export function countChanged(options: StepOptionSpecs, stored: StoredOptions): number {
  return Object.entries(options).filter(([key, spec]) => isOptionChanged(key, spec, stored)).length
}
