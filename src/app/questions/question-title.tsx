import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteAnalysis, renameAnalysis } from '../data/datasets/analyses.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { showDeleted } from '../history/show-deleted.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'

interface Props {
  record: AnalysisRecord
  label: string
  onDeleted: () => void
}

/** The editable title of an analysis or a chart, with its Delete button. */
export function QuestionTitle({ record, label, onDeleted }: Props) {
  const { t } = useLingui()
  const [title, setTitle] = useState<string>()
  return (
    <div className="mb-5 flex items-center gap-2">
      <input
        aria-label={label}
        className={`${smallInputLook} h-10 min-w-0 flex-1 font-semibold`}
        value={title ?? record.title}
        maxLength={200}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => {
          if (title?.trim() && title.trim() !== record.title) void renameAnalysis(record, title.trim())
          setTitle(undefined)
        }}
      />
      <Button
        look="quiet"
        size="icon"
        aria-label={t`Delete ${record.title}`}
        onClick={() => {
          const deleted = deleteAnalysis(record)
          // before the deletion is written: navigating after it would override a link that the reader has clicked meanwhile
          onDeleted()
          void deleted.then((order) => showDeleted(record.title, order))
        }}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </div>
  )
}
