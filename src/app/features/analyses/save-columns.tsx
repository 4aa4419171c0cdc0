import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { stepMessages } from '#catalog/kit/steps/step-messages.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { addSteps } from '../../data/datasets/steps.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { outputTitle } from '../../questions/saved-outputs.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import type { ResultProps } from './done-result.tsx'

/** Opens the dialog that saves values of the rows to the dataset; nothing if the analysis has none. */
export function SaveColumns(props: ResultProps) {
  const [open, setOpen] = useState(false)
  if (props.outcome.savedColumns.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Columns3 size={16} aria-hidden />
        <Trans>Save to the dataset</Trans>
      </Button>
      {open ? <SaveColumnsDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function SaveColumnsDialog({ entry, analysis, dictionary, outcome, onClose }: ResultProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { say } = useWords()
  const taken = new Set(dictionary.columns.map(({ name }) => name))
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const choose = (id: string, name: string | undefined) => {
    const next = new Map(chosen)
    if (name === undefined) next.delete(id)
    else next.set(id, name)
    setChosen(next)
  }
  const names = [...chosen.values()].map((name) => name.trim())
  const problemOf = (name: string) => {
    if (name.trim() === '') return say(stepMessages['required-name'])
    const twice = taken.has(name.trim()) || names.filter((other) => other === name.trim()).length > 1
    return twice ? t`Another variable has this name already.` : undefined
  }
  const save = async () => {
    const steps = [...chosen].map(([output, name]) => ({ record: analysis.id, output, name: name.trim() }))
    const added = await addToDataset(analysis.dataset, steps)
    if (!added) return
    showToast('ok', msg`Added to the dataset.`)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Save to the dataset`}
      description={t`Each becomes a variable, by a step that computes it again whenever the data before it or this analysis change.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="primary"
            disabled={chosen.size === 0 || [...chosen.values()].some((name) => problemOf(name) !== undefined)}
            onClick={() => void save()}
          >
            <Trans>Add to the dataset</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {outcome.savedColumns.map(({ id, of }) => {
          const title = say(outputTitle(entry.definition, id, dictionary))
          const name = chosen.get(id)
          return (
            <div key={id} className="flex flex-col gap-2">
              <CheckField
                label={title}
                checked={name !== undefined}
                onChange={({ target }) =>
                  choose(
                    id,
                    target.checked ? freeName(entry.definition.results.saved?.[of]?.name ?? id, taken) : undefined,
                  )
                }
              />
              {name === undefined ? null : (
                <TextField
                  className="ml-7"
                  label={t`Name of the new variable`}
                  value={name}
                  error={problemOf(name)}
                  onChange={(event) => choose(id, event.target.value)}
                />
              )}
            </div>
          )
        })}
      </div>
    </Dialog>
  )
}

async function addToDataset(dataset: string, options: readonly Record<string, string>[]): Promise<boolean> {
  const type = stepTitles.find(({ takes }) => takes === 'analysis')?.id
  const step = type === undefined ? undefined : await loadPart(() => loadStep(type))
  if (!step) return false
  await addSteps(dataset, step.definition, options)
  return true
}

/** The name, with a number if another variable has it. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let k = 2; taken.has(free); k++) free = `${name}_${k}`
  return free
}
