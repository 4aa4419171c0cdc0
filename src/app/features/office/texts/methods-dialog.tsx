import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Run } from '../../../data/reports/block-text.ts'
import { methodsRunsOf } from '../../../report/document/kept-methods.ts'
import { editMethodsPart, type MergedMethodsPart } from '../../../report/document/methods-text.ts'
import { shownMethods } from '../../../report/document/report-contents.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, type Focusable } from '../../../ui/dialog.tsx'
import { Field, inputLook } from '../../../ui/field.tsx'
import type { ReportContents } from '../generated-blocks.tsx'

interface Props {
  contents: Pick<ReportContents, 'parts' | 'language'>
  /** The text of the block. */
  runs: readonly Run[]
  returnTo: Focusable
  onSave: (runs: readonly Run[]) => void
  onClose: () => void
}

/** The generated text of today; undefined if its results are gone. */
function generatedText({ text, editedFrom, sourceChanged, generated }: MergedMethodsPart): string | undefined {
  return generated ?? (sourceChanged ? undefined : (editedFrom ?? text))
}

/** The sentences of the Methods paragraph: the author's own words stay, the others follow the results. */
export default function MethodsDialog({ contents: { parts, language }, runs, returnTo, onSave, onClose }: Props) {
  const { t } = useLingui()
  const [shown] = useState(() => shownMethods(runs, parts, language))
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const textOf = (part: MergedMethodsPart) => texts.get(part.id) ?? part.text
  const change = (id: string, text: string) => setTexts(new Map([...texts, [id, text]]))
  const save = () => {
    // a sentence whose results are gone and that was emptied is removed
    const kept = shown.filter((part) => generatedText(part) !== undefined || textOf(part).trim() !== '')
    const edited = kept.map((part) => {
      const text = textOf(part).trim()
      const today = generatedText(part)
      if (text === '' && today !== undefined) return editMethodsPart(part, today)
      return texts.has(part.id) ? editMethodsPart(part, text) : stored(part)
    })
    onSave(methodsRunsOf(edited, language))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title={t`Sentences of the Methods paragraph`}
      description={
        <Trans>A sentence that you edit stays as you wrote it. The others follow the results of the report.</Trans>
      }
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <ol className="flex flex-col gap-5">
        {shown.map((part, k) => {
          const today = generatedText(part)
          const text = textOf(part)
          return (
            <li key={part.id} className="flex flex-col gap-1.5">
              <Field label={<Trans>Part {k + 1}</Trans>}>
                {(naming) => (
                  <textarea
                    {...naming}
                    rows={Math.min(8, 2 + Math.floor(text.length / 90))}
                    className={`${inputLook} field-sizing-content max-h-60 py-2`}
                    maxLength={4000}
                    value={text}
                    onChange={({ target }) => change(part.id, target.value)}
                  />
                )}
              </Field>
              {part.sourceChanged ? (
                <p className="text-sm text-warn">
                  {today === undefined ? (
                    <Trans>The results of this sentence are no longer in the report. Empty it to remove it.</Trans>
                  ) : (
                    <Trans>The result has changed since you edited this. It now reads: {today}</Trans>
                  )}
                </p>
              ) : null}
              {today !== undefined && text !== today ? (
                <Button size="sm" className="self-start max-sm:h-11" onClick={() => change(part.id, today)}>
                  <Trans>Use the generated text</Trans>
                </Button>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

/** As it was kept: an untouched sentence goes on being compared with what it was made from. */
function stored({ id, sources, text, editedFrom }: MergedMethodsPart) {
  return { id, sources, text, ...(editedFrom !== undefined && { editedFrom }) }
}
