import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#catalog/kit/words.ts'
import { saveResult } from '../../download/save-result.ts'
import { useWords } from '../../i18n/use-words.ts'
import { BeforeAfterTable } from '../../outcome/before-after-table.tsx'
import { QuestionLink } from '../../questions/question-link.tsx'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WorkStatus } from '../../ui/work-cover.tsx'
import { changesDocument } from './changes-document.ts'
import type { ComparedResult } from './compare-results.ts'

interface Props {
  title: string
  description: string
  /** The heads of the values. */
  before: string
  after: string
  compare: (
    language: Language,
    watch: { readonly signal: AbortSignal; readonly progress: (fraction: number) => void },
  ) => Promise<readonly ComparedResult[]>
  onClose: () => void
}

/** Numbers of one result that are shown; the Word file has more. */
const SHOWN = 12

/** What a result is now, beside what it was, for all results at once: computed when it opens. */
export default function ChangesDialog({ title, description, before, after, compare, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const [compared, setCompared] = useState<readonly ComparedResult[]>()
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  const begin = useEffectEvent((controller: AbortController) => {
    stop.current = controller
    compare(language, { signal: controller.signal, progress: setProgress }).then(setCompared, (error: unknown) => {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
    })
  })
  useEffect(() => {
    const controller = new AbortController()
    begin(controller)
    return () => controller.abort(new DOMException('cancelled', 'AbortError'))
  }, [])
  const close = () => {
    stop.current?.abort(new DOMException('cancelled', 'AbortError'))
    onClose()
  }
  const states = {
    same: t`Nothing differs.`,
    numbers: '',
    figure: t`The printed numbers are the same; a figure or further digits differ.`,
    'other-form': t`The tables have another form and cannot be laid beside each other.`,
    new: t`There was no result to compare with.`,
    none: t`There is no result now.`,
  }
  const differ = (result: string) => t`Changes in ${result}`
  const save = async (found: readonly ComparedResult[]) => {
    try {
      const where = t`Where`
      const words = { title, head: [where, before, after] as const, states, differ }
      saveResult(await changesDocument(found, words, language), `${title}.docx`)
    } catch (error) {
      showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const changed = compared?.filter(({ state }) => state !== 'same') ?? []
  const same = (compared?.length ?? 0) - changed.length
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={title}
      description={description}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={close}>{compared ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}</Button>
          <Button
            look="primary"
            disabled={!compared || compared.length === 0}
            onClick={() => compared && void save(compared)}
          >
            <Trans>Save as Word</Trans>
          </Button>
        </>
      }
    >
      {failure ? (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          <Trans>The results could not be compared: {failure}</Trans>
        </p>
      ) : compared ? (
        <div className="flex flex-col gap-6">
          <p className="text-ink-2">
            {compared.length === 0 ? (
              <Trans>There are no results to compare.</Trans>
            ) : (
              <>
                <Plural value={changed.length} one="# result differs" other="# results differ" /> ·{' '}
                <Plural value={same} one="# is the same" other="# are the same" />
              </>
            )}
          </p>
          {changed.map(({ record, state, numbers, more }) => (
            <section key={record.id} className="flex flex-col gap-2">
              <h3 className="text-base font-semibold">
                <QuestionLink
                  id={record.id}
                  kind={record.kind}
                  dataset={record.dataset}
                  className="underline"
                  onGo={close}
                >
                  {record.title}
                </QuestionLink>
              </h3>
              {numbers.length > 0 ? (
                <BeforeAfterTable
                  areNumbers
                  label={differ(record.title)}
                  before={before}
                  after={after}
                  values={numbers.slice(0, SHOWN).map(({ table, row, column, kept, today }) => ({
                    where: [table, row, column].filter((part) => part !== '').join(' · '),
                    before: kept,
                    after: today,
                  }))}
                  more={more + Math.max(0, numbers.length - SHOWN)}
                />
              ) : (
                <p className="text-sm text-ink-2">{states[state]}</p>
              )}
            </section>
          ))}
        </div>
      ) : (
        <WorkStatus stage={<Trans>Computing the results …</Trans>} share={progress} onCancel={close} />
      )}
    </Dialog>
  )
}
