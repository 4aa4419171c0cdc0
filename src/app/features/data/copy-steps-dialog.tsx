import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { stepLine } from '#catalog/kit/steps/step-line.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import type { ChosenMatches } from '#formats/table/match-columns.ts'
import { listDatasets, readDataset, readSteps } from '../../data/datasets/dataset.ts'
import { addStepsOfKinds } from '../../data/datasets/steps.ts'
import { ownData } from '../../data/own-data.ts'
import { listProjects } from '../../data/projects.ts'
import { fileName, saveFile } from '../../download/save-file.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useTypeWords } from '../../i18n/variable-words.ts'
import { useFormatWords } from '../../import/use-format-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, smallInputLook } from '../../ui/field.tsx'
import { ask } from '../../workers/bridge.ts'
import type { CopyProposal, ProposedStep } from '../../workers/copy-steps.ts'
import { lackingId, type Recipe, readRecipe, writeRecipe } from '../../workers/recipe-file.ts'
import { stepRemark } from './step-remark.ts'

/** Steps of another dataset or of a recipe that was saved, tried on this one before they are added. */
export function CopyStepsDialog({ dataset, onClose }: { dataset: string; onClose: () => void }) {
  const { t } = useLingui()
  const words = useFormatWords()
  const input = useRef<HTMLInputElement>(null)
  const [recipe, setRecipe] = useState<Recipe>()
  const [from, setFrom] = useState('')
  const [failure, setFailure] = useState<string>()
  const [left, setLeft] = useState<readonly string[]>([])
  const [matches, setMatches] = useState<ChosenMatches>({})
  const offered = useLiveQuery(() => datasetsWithSteps(dataset), [dataset])
  const chosen = recipe?.steps.map(({ id }) => id).filter((id) => !left.includes(id)) ?? []
  const { data: proposal, error } = useQuery({
    queryKey: ['copy-steps', dataset, recipe, chosen, matches],
    queryFn: () =>
      recipe
        ? ask((engine) => engine.proposeCopy(ownData().user, { to: dataset, recipe, chosen, matches }))
        : Promise.reject(new Error('no recipe')),
    enabled: recipe !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const take = async (read: () => Promise<Recipe>) => {
    setFailure(undefined)
    setLeft([])
    setMatches({})
    try {
      setRecipe(await read())
    } catch (fault) {
      setRecipe(undefined)
      setFailure(words(fault))
    }
  }
  const shown = proposal
    ? [
        ...proposal.available,
        ...proposal.columns.map(({ id, name }) => ({ id: lackingId(id), name })),
        ...proposal.steps.flatMap(({ makes = [] }) => makes),
        ...(recipe?.steps.flatMap(({ makes }) => makes) ?? []),
      ].map((column) => ({ ...column, label: '', valueLabels: [] }))
    : []
  const drafts = proposal?.steps.flatMap(({ draft }) => draft ?? []) ?? []
  const add = async () => {
    const steps = await Promise.all(
      drafts.map(async ({ id, type, options, comment = '' }) => {
        const entry = await loadStep(type)
        return entry ? [{ id, definition: entry.definition, options, comment }] : []
      }),
    )
    await addStepsOfKinds(dataset, steps.flat())
    onClose()
  }
  const keep = async () => {
    const own = await readDataset(ownData().database, dataset)
    const ownRecipe = await ask((engine) => engine.recipeOf(ownData().user, dataset))
    saveFile(writeRecipe(ownRecipe), fileName(`${own?.name ?? 'data'}.recipe.json`))
  }
  const problem = failure ?? (error && words(error))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t`Steps from elsewhere`}
      description={t`Steps of another dataset, or of a recipe that was saved. They are tried on these data first, and added after the steps that are here.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="quiet" className="sm:mr-auto" onClick={() => void keep()}>
            <Trans>Save the recipe of this dataset</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={drafts.length === 0} onClick={() => void add()}>
            <Plural value={drafts.length} one="Add # step" other="Add # steps" />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            className="min-w-56 flex-1"
            label={<Trans>Steps of</Trans>}
            value={from}
            onChange={({ target }) => {
              setFrom(target.value)
              if (target.value !== '') void take(() => ask((engine) => engine.recipeOf(ownData().user, target.value)))
            }}
          >
            <option value="">{offered?.length === 0 ? t`No other dataset has steps` : t`Choose a dataset`}</option>
            {offered?.map(({ project, datasets }) => (
              <optgroup key={project} label={project}>
                {datasets.map(({ id, name, count }) => (
                  <option key={id} value={id}>
                    {name} ({count})
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <Button onClick={() => input.current?.click()}>
            <Trans>Recipe from a file …</Trans>
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className="sr-only"
            tabIndex={-1}
            aria-label={t`File with a recipe`}
            onChange={({ target }) => {
              const file = target.files?.[0]
              setFrom('')
              if (file) void take(() => readRecipe(file))
              target.value = ''
            }}
          />
        </div>
        {problem ? (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            {problem}
          </p>
        ) : null}
        {recipe && proposal ? (
          <>
            <Variables proposal={proposal} matches={matches} onMatch={setMatches} />
            <ol className="flex flex-col divide-y divide-line">
              {proposal.steps.map((step, k) => (
                <StepLine
                  key={step.id}
                  number={k + 1}
                  step={step}
                  recipe={recipe}
                  shown={shown}
                  isChosen={!left.includes(step.id)}
                  onChoose={(isChosen) =>
                    setLeft((now) => (isChosen ? now.filter((id) => id !== step.id) : [...now, step.id]))
                  }
                />
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

interface VariablesProps {
  proposal: CopyProposal
  matches: ChosenMatches
  onMatch: (matches: ChosenMatches) => void
}

function Variables({ proposal: { columns, available }, matches, onMatch }: VariablesProps) {
  const { t } = useLingui()
  const types = useTypeWords()
  const typeOf = (type: string) => types.find(({ value }) => value === type)?.label ?? type
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-ink-2">
        <tr>
          <th className="py-1 pr-3 font-medium">
            <Trans>Variable there</Trans>
          </th>
          <th className="py-1 font-medium">
            <Trans>Variable here</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ id, name, type, match, otherType }) => (
          <tr key={id} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere">
              {name}
            </th>
            <td className="py-1.5">
              <select
                aria-label={t`Variable here for ${name}`}
                className={`${smallInputLook} h-9 w-full max-w-64`}
                value={match ?? ''}
                onChange={({ target }) => onMatch({ ...matches, [id]: target.value || null })}
              >
                <option value="">{t`None`}</option>
                {available.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
              {match === null ? (
                <p className="mt-1 text-danger">
                  <Trans>Not in these data. Choose a variable, or leave out the steps that use it.</Trans>
                </p>
              ) : null}
              {otherType === undefined ? null : (
                <p className="mt-1 text-warn">{t`${typeOf(type)} there, ${typeOf(otherType)} here`}</p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  number: number
  step: ProposedStep
  recipe: Recipe
  /** By which remarks name columns. */
  shown: NamedColumns['columns']
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function StepLine({ number, step, recipe, shown, isChosen, onChoose }: LineProps) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const { data: entry } = useQuery({
    queryKey: ['step-entry', step.type],
    queryFn: async () => (await loadStep(step.type)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const summary = stepTitles.find(({ id }) => id === step.type)
  const title = summary ? say(summary.title) : step.type
  const named = [...recipe.columns, ...recipe.steps.flatMap(({ makes }) => makes)]
  const line = entry ? stepLine(entry.definition.options, step.options, named, language) : ''
  const remark = step.result && stepRemark(step.result, { columns: shown }, language, entry?.definition.messages ?? {})
  const isLeft = step.left === 'own-rows' || step.left === 'unknown'
  return (
    <li className="flex items-start gap-2 py-2 text-sm">
      <input
        type="checkbox"
        className="mt-0.5 size-4.5 shrink-0 accent-accent"
        aria-label={t`Add step ${number}: ${title}`}
        checked={isChosen && !isLeft}
        disabled={isLeft}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="min-w-0">
        <p>
          {number}. {title}
        </p>
        {line === '' ? null : <p className="text-xs break-words text-ink-2">{line}</p>}
        {step.left === 'own-rows' ? (
          <p className="text-ink-3">
            <Trans>Not copied: it belongs to the rows or to an analysis of that dataset.</Trans>
          </p>
        ) : null}
        {step.left === 'unknown' ? (
          <p className="text-ink-3">
            <Trans>Not copied: a newer version of the program made it.</Trans>
          </p>
        ) : null}
        {remark ? <p className={remark.isProblem ? 'text-danger' : 'text-ink-3'}>{remark.text}</p> : null}
      </div>
    </li>
  )
}

/** The other datasets of the reader that have steps, by project. */
async function datasetsWithSteps(own: string) {
  const { database } = ownData()
  const projects = await listProjects(database, '')
  const each = await Promise.all(
    projects.map(async (project) => {
      const datasets = (await listDatasets(database, project.id)).filter(({ id }) => id !== own)
      const counted = await Promise.all(
        datasets.map(async ({ id, name }) => ({ id, name, count: (await readSteps(database, id)).length })),
      )
      return { project: project.name, datasets: counted.filter(({ count }) => count > 0) }
    }),
  )
  return each.filter(({ datasets }) => datasets.length > 0)
}
