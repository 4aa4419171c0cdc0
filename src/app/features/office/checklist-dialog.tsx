import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import type { Language } from '#catalog/kit/words.ts'
import { loadTool } from '#catalog/tools.ts'
import { analysisOf } from '../../data/datasets/analysis.ts'
import { ownData } from '../../data/own-data.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { sectionNames } from '../../report/checklists/checklist.ts'
import type { KnownReport } from '../../report/checklists/evidence.ts'
import { checklists, type FilledItem, fillChecklist, proposeChecklist } from '../../report/checklists/fill-checklist.ts'
import { knownResults, withoutResult } from '../../report/checklists/known-results.ts'
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
export default function ChecklistDialog({ contents, ...props }: Props) {
  const known = useKnownReport(contents)
  return known ? <Checklist known={known} {...props} /> : null
}

interface KnownProps extends Omit<Props, 'contents'> {
  known: KnownReport
}

function Checklist({ known, onShow, onClose }: KnownProps) {
  const { t } = useLingui()
  const { language, say } = useWords()
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

/** The results in the report; undefined until it is known what its frozen results contribute. */
function useKnownReport({ blocks, results, frozen, hasMissingSteps }: ReportContents): KnownReport | undefined {
  const asked = JSON.stringify(withoutResult(blocks, { results, frozen }))
  const reports = useLiveQuery(() => contributed(JSON.parse(asked) as ReturnType<typeof withoutResult>), [asked])
  const methods = blocks.find(({ type }) => type === 'methods')
  return (
    reports && {
      results: knownResults(blocks, { results, frozen, reports }),
      ...(methods && { methods: methods.id }),
      hasMissingSteps,
    }
  )
}

/** What results of questions, also of deleted ones, and of clinical tools contribute, by id. */
async function contributed({ questions, tools }: ReturnType<typeof withoutResult>) {
  const rows = questions.length === 0 ? [] : await ownData().database.records.bulkGet([...questions])
  const found = await Promise.all([
    ...rows.map(
      async (row) => [row?.id ?? '', row && (await loadEntry(analysisOf(row, {})))?.definition.reports] as const,
    ),
    ...tools.map(async (id) => [id, (await loadTool(id))?.definition.reports] as const),
  ])
  return new Map(found.map(([id, reports]) => [id, reports ?? []]))
}
