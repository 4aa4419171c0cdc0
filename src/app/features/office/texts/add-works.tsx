import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { fillTemplate } from '#formats/fill-template.ts'
import { referenceWords } from '#formats/references/messages.ts'
import { type ReadReferences, type RefusedRecord, readReferences } from '#formats/references/read-references.ts'
import { announceChange } from '../../../data/own-data.ts'
import { addWorks, MAX_WORKS, workIdentity } from '../../../data/reports/own-works.ts'
import { useWords } from '../../../i18n/use-words.ts'
import type { OwnWorks } from '../../../report/document/report-contents.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, inputLook } from '../../../ui/field.tsx'

interface Props {
  report: string
  own: OwnWorks
  onAdded: (ids: readonly string[]) => void
}

/** How many refused records are named one by one. */
const NAMED = 5

/** Adds works of a RIS or BibTeX file, or of pasted text, to the list of a report. */
export function AddWorks({ report, own, onAdded }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const file = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [done, setDone] = useState('')
  const [refused, setRefused] = useState<readonly RefusedRecord[]>([])
  const more = refused.length - NAMED
  const add = async (source: Blob) => {
    const read = await readReferences(source)
    setRefused(read.refused)
    const fresh = newWorks(read, own)
    if (own.size + fresh.length > MAX_WORKS) {
      setDone(t`A report keeps at most ${MAX_WORKS} works. Nothing was added: add fewer works.`)
      return
    }
    const ids = await addWorks(report, fresh)
    announceChange()
    const [added, known] = [ids.length, read.works.length - ids.length]
    const were = t`${plural(known, { one: '# work was in the list already', other: '# works were in the list already' })}`
    setDone(
      [
        ...(added > 0 ? [t`${plural(added, { one: '# work added', other: '# works added' })}`] : []),
        ...(known > 0 ? [were] : []),
      ].join(' · '),
    )
    // one work, or a few, are probably what is to be cited now
    if (ids.length <= 3) onAdded(ids)
    if (read.refused.length === 0) setPasted('')
  }
  return (
    <section className="flex flex-col gap-2 rounded-md border border-line p-3">
      <Field
        label={<Trans>Add works</Trans>}
        help={<Trans>Paste RIS or BibTeX here, or open a file from EndNote, Zotero, NoteExpress or CNKI.</Trans>}
      >
        {(naming) => (
          <textarea
            {...naming}
            rows={3}
            spellCheck={false}
            className={`${inputLook} py-2 font-mono`}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="max-sm:h-11"
          disabled={pasted.trim() === ''}
          onClick={() => void add(new Blob([pasted]))}
        >
          <Trans>Add to my list</Trans>
        </Button>
        <Button size="sm" className="max-sm:h-11" onClick={() => file.current?.click()}>
          <FileUp size={15} aria-hidden />
          <Trans>Open a file</Trans>
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t`RIS or BibTeX file`}
          accept=".ris,.bib,.bibtex,.txt"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void add(chosen)
            target.value = ''
          }}
        />
      </p>
      <output className="text-sm">{done}</output>
      {refused.slice(0, NAMED).map(({ code, line, params }) => (
        <p key={`${code} ${line}`} className="text-sm text-danger">
          {fillTemplate(say(referenceWords[code]), params)}
        </p>
      ))}
      {more > 0 ? (
        <p className="text-sm text-danger">
          <Trans>Further records that were not read: {more}.</Trans>
        </p>
      ) : null}
    </section>
  )
}

/** The works of a file that the list does not have, each once. */
function newWorks({ works }: ReadReferences, own: OwnWorks) {
  const known = new Set([...own.values()].map(workIdentity))
  return works.flatMap(({ work }) => {
    const identity = workIdentity(work)
    if (known.has(identity)) return []
    known.add(identity)
    return [work]
  })
}
