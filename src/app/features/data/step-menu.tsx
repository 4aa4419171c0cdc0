import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
      <ul className="flex flex-col">
        {found.map((step) => (
          <li key={step.id}>
            <button
              type="button"
              className="w-full rounded-md px-3 py-2.5 text-left hover:bg-sunken"
              onClick={() => onChoose(step.id)}
            >
              <span className="block font-medium">{say(step.title)}</span>
              <span className="block text-sm text-ink-3">{say(step.subtitle)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
