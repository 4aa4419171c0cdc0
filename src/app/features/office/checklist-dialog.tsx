import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Language } from '#catalog/kit/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { sectionNames } from '../../report/checklists/checklist.ts'
import { checklists, type FilledItem, fillChecklist, proposeChecklist } from '../../report/checklists/fill-checklist.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { ReportContents } from './generated-blocks.tsx'

interface Props {
  contents: ReportContents
  onShow: (block: string) => void
  onClose: () => void
}

const look = { answered: 'text-ok', partly: 'text-warn', missing: 'text-ink-3' } as const

/** Items of a reporting guideline: what the report answers, and what is to be written. */
export default function ChecklistDialog({ contents, onShow, onClose }: Props) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const known = knownReport(contents)
  const [id, setId] = useState(() =>
    proposeChecklist(
      known.results.flatMap(({ reports }) => reports),
      false,
    ),
  )
  const checklist = checklists.find((one) => one.id === id)
  const items = checklist ? fillChecklist(checklist, known) : []
  const states = { answered: t`Reported`, partly: t`Reported in part`, missing: t`To be written` }
  const answered = items.filter(({ state }) => state === 'answered').length
  return (
    <Dialog open onOpenChange={onClose} title={t`Reporting checklist`} closeLabel={t`Close`} size="lg">
      <div className="flex flex-col gap-4">
        <SelectField
          label={<Trans>Guideline</Trans>}
          value={id}
          onChange={({ target }) => setId(target.value as typeof id)}
        >
          {checklists.map((one) => (
            <option key={one.id} value={one.id}>
              {say(one.name)}
            </option>
          ))}
        </SelectField>
        <p className="text-sm text-ink-2">
          <Trans>
            {answered} of {items.length} items are answered by results in the report. Whether your text answers the
            others, only you can tell. The wording that counts is that of the statement.
          </Trans>
        </p>
        <ul className="flex flex-col">
          {items.map((item) => (
            <li key={item.item} className="flex gap-3 border-t border-line py-2 text-sm">
              <span className="w-10 shrink-0 font-semibold">{item.item}</span>
              <span className="min-w-0 flex-1">
                <span className="block">
                  <span className="text-ink-3">{say(sectionNames[item.section])} · </span>
                  {say(item.about)}
                </span>
                <span className={`block ${look[item.state]}`}>
                  {states[item.state]}
                  {item.state === 'missing' ? null : <Where item={item} language={language} onShow={onShow} />}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Where({ item, language, onShow }: { item: FilledItem; language: Language; onShow: Props['onShow'] }) {
  const [first] = item.where
  const what = item.what[language]
  if (first === undefined) return <>: {what}</>
  return (
    <>
      {': '}
      <button type="button" className="underline" onClick={() => onShow(first)}>
        {what}
      </button>
    </>
  )
}

/** The results in the report, each with its first block. */
function knownReport({ blocks, results, hasMissingSteps }: ReportContents) {
  const methods = blocks.find(({ type }) => type === 'methods')
  const found = new Set<string>()
  const known = blocks.flatMap(({ id, source }) => {
    const result = source && results.get(source.id)
    if (!source || !result || found.has(source.id)) return []
    found.add(source.id)
    return result.outcomes.map((outcome) => ({ block: id, reports: result.reports, outcome }))
  })
  return { results: known, ...(methods && { methods: methods.id }), hasMissingSteps }
}
