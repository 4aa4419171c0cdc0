import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type StepGroup, stepGroups } from '#catalog/kit/step.ts'
import { isOffered } from '#catalog/kit/summary.ts'
import { stepKeywords, stepTitles } from '#catalog/steps.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useKeywords } from '../../questions/use-keywords.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { inputLook, SearchInput } from '../../ui/field.tsx'

/** All kinds of step, searchable by the names of other programs too. */
export function StepMenu({ onClose, onChoose }: { onClose: () => void; onChoose: (type: string) => void }) {
  const { t } = useLingui()
  const { say } = useWords()
  const groups: Readonly<Record<StepGroup, string>> = {
    rows: t`Rows of the table`,
    values: t`Compute and recode`,
    missing: t`Missing values and outliers`,
    texts: t`Texts`,
    dates: t`Dates`,
    variables: t`Variables`,
    shape: t`Groups and shape of the table`,
    datasets: t`Several datasets`,
  }
  const [search, setSearch] = useState('')
  const keywords = useKeywords(stepKeywords, search !== '')
  const words = search.trim().toLowerCase().split(/\s+/)
  const found = stepTitles.filter(isOffered).filter(({ id, title, subtitle }) => {
    const others = keywords?.[id]?.keywords ?? []
    const text = [id, title.en, title.zh, subtitle.en, subtitle.zh, ...others].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <Dialog open onOpenChange={onClose} title={t`Add a step`} closeLabel={t`Close`}>
      <SearchInput
        label={t`Search the steps`}
        className={`${inputLook} mb-3 h-10 w-full`}
        value={search}
        onSearch={setSearch}
      />
      {stepGroups
        .map((group) => ({ group, steps: found.filter((step) => step.group === group) }))
        .filter(({ steps }) => steps.length > 0)
        .map(({ group, steps }) => (
          <section key={group} aria-label={groups[group]} className="mb-3 last:mb-0">
            <h3 className="px-3 pb-1 text-xs font-semibold text-ink-3">{groups[group]}</h3>
            <ul className="flex flex-col">
              {steps.map((step) => (
                <li key={step.id}>
                  <button
                    type="button"
                    className="w-full rounded-md px-3 py-2 text-left hover:bg-sunken"
                    onClick={() => onChoose(step.id)}
                  >
                    <span className="block font-medium">{say(step.title)}</span>
                    <span className="block text-sm text-ink-3">{say(step.subtitle)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Dialog>
  )
}
