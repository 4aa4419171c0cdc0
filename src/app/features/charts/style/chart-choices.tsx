import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'
import { Suspense, useId } from 'react'
import type { ChartOfProject } from '../../../data/figure-styles.ts'
import { EntryPicture } from '../../../questions/entry-picture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CheckField } from '../../../ui/field.tsx'

interface Props {
  charts: readonly ChartOfProject[]
  /** Whether several can be chosen, or one. */
  areSeveral: boolean
  chosen: ReadonlySet<string>
  onChoose: (charts: ReadonlySet<string>) => void
}

/** The charts of a project with their pictures, to choose one or several. */
export function ChartChoices({ charts, areSeveral, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const known = charts.filter(({ isKnown }) => isKnown)
  const choose = (chart: string, isChosen: boolean) => {
    if (!areSeveral) onChoose(new Set([chart]))
    else onChoose(new Set(known.map((one) => one.id).filter((one) => (one === chart ? isChosen : chosen.has(one)))))
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">
        {areSeveral ? <Trans>Figures of this project</Trans> : <Trans>Which figure?</Trans>}
      </legend>
      {areSeveral ? (
        <CheckField
          label={t`All`}
          disabled={known.length === 0}
          checked={known.length > 0 && chosen.size === known.length}
          onChange={({ target }) => onChoose(new Set(target.checked ? known.map((one) => one.id) : []))}
        />
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {charts.map(({ id: chart, title, datasetName, picture, isKnown }) => (
          <li key={chart}>
            <label
              className={classNames(
                'flex h-full items-center gap-3 rounded-lg p-3 shadow-[inset_0_0_0_1px_var(--line-strong)]',
                'has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_2px_var(--accent)]',
                isKnown && 'cursor-pointer hover:bg-sunken',
              )}
            >
              <input
                type={areSeveral ? 'checkbox' : 'radio'}
                name={`${id}-chart`}
                className="size-4.5 shrink-0 accent-accent"
                disabled={!isKnown}
                checked={chosen.has(chart)}
                onChange={({ target }) => choose(chart, target.checked)}
              />
              <span className="flex aspect-4/3 w-18 shrink-0 items-center justify-center">
                {picture === undefined ? (
                  <ChartColumn size={28} aria-hidden className="text-ink-3" />
                ) : (
                  <Suspense>
                    <EntryPicture svg={picture} />
                  </Suspense>
                )}
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="line-clamp-2 text-sm font-medium break-words">{title}</span>
                <span className="truncate text-xs text-ink-2">
                  {isKnown ? datasetName : <Trans>Made by a newer version</Trans>}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
