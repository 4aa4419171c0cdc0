import { Plural, useLingui } from '@lingui/react/macro'
import type { Split } from '#catalog/kit/outcome/outcome.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { goTo } from '../../outcome/go-to.ts'
import { type AnswerProps, AnswerView } from './answer-view.tsx'
import { ResultOutline } from './result-outline.tsx'

/** The answer in each level of the split variable, with a list of links if there are several. */
export function SplitResult({ split, ...props }: AnswerProps & { split: Split }) {
  const { t } = useLingui()
  const labelled = useLabelled()
  const { names } = props.display
  const variable = names.variable(split.by.variable)
  const idOf = (k: number) => `part-${props.analysis.id}-${k}`
  const parts = split.parts.map(({ level }, k) => ({ id: idOf(k), title: names.level(level) }))
  return (
    <div className="flex flex-col gap-8">
      <ResultOutline parts={parts} />
      <nav aria-label={t`Parts`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {parts.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="text-accent underline-offset-4 hover:underline"
            onClick={(event) => {
              event.preventDefault()
              goTo(id)
            }}
          >
            {title}
          </a>
        ))}
        {split.missing > 0 ? (
          <span className="text-ink-3">
            <Plural
              value={split.missing}
              one={`# row without ${variable} is left out`}
              other={`# rows without ${variable} are left out`}
            />
          </span>
        ) : null}
      </nav>
      {split.parts.map(({ level, outcome }, k) => (
        <section
          key={String(level.level)}
          id={idOf(k)}
          tabIndex={-1}
          aria-labelledby={`${idOf(k)}-title`}
          className="scroll-mt-32 outline-none"
        >
          <h2 id={`${idOf(k)}-title`} className="mb-4 border-b border-line pb-2 text-lg font-semibold">
            {labelled(variable, names.level(level))}
          </h2>
          <AnswerView {...props} answer={outcome} part={`-${k}`} />
        </section>
      ))}
    </div>
  )
}
