import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { CircleSlash, Copy, EyeOff, LocateFixed, Pencil } from 'lucide-react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { isOffered } from '#catalog/kit/summary.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { readSteps } from '../../data/datasets/dataset.ts'
import { hideColumn } from '../../data/hidden-columns.ts'
import { ownData } from '../../data/own-data.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isPartMissing, loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { MenuAt, MenuItem, MenuLine, MenuText } from '../../ui/menu.tsx'
import type { MenuPlace } from './data-grid.tsx'
import { startOptions } from './step-start.ts'

interface Props {
  dataset: string
  dictionary: DataDictionary
  place: MenuPlace
  onClosed: () => void
  onStep: (type: string, given: StoredOptions) => void
  onMissingCodes: (code: string | undefined) => void
  onEdit: () => void
  onGoTo: () => void
}

/** Longest value in an item of the menu, characters. */
const LONGEST = 16

/** What can be done with a column, or with the value of a cell; and where both come from. */
export function ColumnMenu({ dataset, dictionary, place, onClosed, onStep, onMissingCodes, onEdit, onGoTo }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const { column, cell } = place
  const { name } = column
  const origin = useOrigin(dataset, place)
  const { data: steps } = useQuery({
    queryKey: ['step-entries'],
    queryFn: () => loadPart(() => Promise.all(stepTitles.filter(isOffered).map(({ id }) => loadStep(id)))),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: isPartMissing,
    networkMode: 'always',
  })
  if (!steps) return null
  const value = cell?.text ?? null
  const shown = value !== null && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  const startable = steps.flatMap((step) => {
    const start = step && startOptions(step.definition.options, column, dictionary, value)
    if (!start) return []
    const title = say(step.summary.title)
    return [{ id: step.summary.id, options: start.options, title: start.usesCell ? t`${title}: “${shown}”` : title }]
  })
  const copy = (text: string) => () =>
    void navigator.clipboard.writeText(text).then(
      () => showToast('ok', msg`Copied`),
      () => showToast('error', msg`The browser did not allow copying.`),
    )
  return (
    <MenuAt at={place} label={cell ? t`Cell of ${name}` : t`Variable ${name}`} onClosed={onClosed}>
      <MenuText>
        <span className="block truncate font-medium text-ink">{name}</span>
        <span className="block text-xs text-ink-3">{origin}</span>
      </MenuText>
      <MenuItem icon={<CircleSlash size={16} />} onSelect={() => onMissingCodes(value ?? undefined)}>
        {shown === null ? t`Missing codes …` : t`“${shown}” means missing …`}
      </MenuItem>
      <MenuItem icon={<Pencil size={16} />} onSelect={onEdit}>
        {t`Name, label and level …`}
      </MenuItem>
      <MenuItem icon={<Copy size={16} />} onSelect={copy(value ?? name)}>
        {value === null ? t`Copy the name` : t`Copy the value`}
      </MenuItem>
      <MenuItem icon={<EyeOff size={16} />} onSelect={() => void hideColumn(ownData().database, dataset, column.id)}>
        {t`Hide this column`}
      </MenuItem>
      <MenuItem icon={<LocateFixed size={16} />} onSelect={onGoTo}>
        {t`Go to a variable …`}
      </MenuItem>
      <MenuLine />
      {startable.map(({ id, options, title }) => (
        <MenuItem key={id} icon={<span className="block w-4" />} onSelect={() => onStep(id, options)}>
          {title}
        </MenuItem>
      ))}
    </MenuAt>
  )
}

/** The row of the file, and the column of the file or the step that made the column. */
function useOrigin(dataset: string, { column, cell }: MenuPlace): string {
  const { t } = useLingui()
  const { say } = useWords()
  const steps = useLiveQuery(() => readSteps(ownData().database, dataset), [dataset])
  const at = steps?.findIndex(({ id }) => column.id.startsWith(`${id}.`)) ?? -1
  const title = stepTitles.find(({ id }) => id === steps?.[at]?.type)?.title
  const from = at < 0 ? t`From the file` : t`Made by step ${at + 1}: ${title ? say(title) : ''}`
  return cell ? t`${from} · row ${cell.rowId} of the file` : from
}
