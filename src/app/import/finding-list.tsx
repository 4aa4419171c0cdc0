import { Trans } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { fillTemplate } from '#formats/fill-template.ts'
import { actionWords, type Finding, findingWords } from '#formats/table/findings.ts'
import type { ImportColumn } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { useLabelled } from '../i18n/use-labelled.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { FindingFix } from './finding-fix.tsx'

interface Props {
  findings: readonly Finding[]
  columns: readonly ImportColumn[]
  choices: FileChoices
  onChange: (choices: FileChoices) => void
}

/** Shown at first: for a file with very many columns the list would push the columns out of view. */
const FEW = 8

/** Findings of the reading: nothing is changed silently. */
export function FindingList({ findings, columns, choices, onChange }: Props) {
  const { say } = useWords()
  const labelled = useLabelled()
  const [isWhole, setWhole] = useState(false)
  if (findings.length === 0) return null
  const nameOf = (id: string | undefined) => columns.find((column) => column.id === id)?.name
  return (
    <details open className="rounded-md bg-warn-soft p-4 text-sm">
      <summary className="flex cursor-pointer items-center gap-2 font-semibold text-warn">
        <Info size={16} aria-hidden />
        <Trans>Please look at this before you go on</Trans>
      </summary>
      <ul className="mt-2 flex flex-col gap-1.5">
        {findings.slice(0, isWhole ? undefined : FEW).map((finding) => (
          <li key={`${finding.code}/${finding.column ?? ''}`}>
            {finding.column ? (
              <strong className="font-semibold">{labelled(nameOf(finding.column) ?? '', '')}</strong>
            ) : null}
            {fillTemplate(say(findingWords[finding.code]), finding.params)}
            {finding.cells && finding.cells.length > 0 ? (
              <span className="text-ink-2">
                {' '}
                {finding.cells
                  .map((cell) => `“${cell.text}” × ${cell.count} → ${say(actionWords[cell.action])}`)
                  .join(' · ')}
              </span>
            ) : null}
            <FindingFix finding={finding} choices={choices} onChange={onChange} />
          </li>
        ))}
      </ul>
      {findings.length > FEW && !isWhole ? (
        <Button size="sm" className="mt-3" onClick={() => setWhole(true)}>
          <Trans>Show all {findings.length} remarks</Trans>
        </Button>
      ) : null}
    </details>
  )
}
