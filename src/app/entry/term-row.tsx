import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { TermsOption } from '#catalog/kit/options/compound-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Term } from '#engine/methods/design/term.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'
import { useTermWords } from './term-words.ts'
import { VariableMenu } from './variable-menu.tsx'
import { MeasureIcon } from './variable-name.tsx'

interface Props {
  name: string
  term: Term
  spec: TermsOption
  stored: StoredOptions
  dictionary: DataDictionary
  onChange: (leaf: string, value: Json) => void
  /** Undefined removes the term. */
  onReplace: (term: Term | undefined) => void
}

/** One term: how a covariate enters, the reference and the contrast of a factor. */
export function TermRow({ name, term, spec, stored, dictionary, onChange, onReplace }: Props) {
  const { t } = useLingui()
  const words = useTermWords(dictionary)
  const text = words(term)
  const variable = 'variable' in term && term.kind !== 'nested' ? term.variable : ''
  const column = columnInfo(dictionary, variable)
  const isCovariate = column?.type === 'number' && column.measure === 'continuous'
  const small = `${smallInputLook} h-9 max-w-32 min-w-0 shrink`
  return (
    <li className="flex items-center gap-1.5 border-t border-line py-1.5 last:border-b">
      {column ? (
        <VariableMenu
          column={column}
          label={t`Role and level of ${column.name}`}
          className="flex size-9 shrink-0 items-center justify-center rounded-md bg-sunken max-sm:size-11"
        >
          <MeasureIcon column={column} />
        </VariableMenu>
      ) : null}
      <span className="min-w-12 flex-1 text-sm break-words">{text}</span>
      {isCovariate && (term.kind === 'main' || term.kind === 'polynomial' || term.kind === 'spline') ? (
        <select
          aria-label={t`How ${text} enters`}
          className={small}
          value={shapeOf(term)}
          onChange={(event) => onReplace(shaped(variable, event.target.value))}
        >
          <option value="main">{t`linear`}</option>
          {spec.allows.includes('polynomial') ? (
            <>
              <option value="polynomial-2">{t`quadratic`}</option>
              <option value="polynomial-3">{t`cubic`}</option>
            </>
          ) : null}
          {spec.allows.includes('spline')
            ? [3, 4, 5].map((knots) => (
                <option key={knots} value={`spline-${knots}`}>{t`spline, ${knots} knots`}</option>
              ))
            : null}
        </select>
      ) : null}
      {column && !isCovariate && term.kind === 'main' ? (
        <FactorSettings name={name} variable={variable} stored={stored} dictionary={dictionary} onChange={onChange} />
      ) : null}
      <Button look="quiet" size="icon" aria-label={t`Remove ${text}`} onClick={() => onReplace(undefined)}>
        <X size={15} aria-hidden />
      </Button>
    </li>
  )
}

type FactorProps = Pick<Props, 'name' | 'stored' | 'dictionary' | 'onChange'> & { variable: string }

function FactorSettings({ name, variable, stored, dictionary, onChange }: FactorProps) {
  const { t } = useLingui()
  const levels = columnInfo(dictionary, variable)?.levels ?? []
  const names = namesOf(dictionary)
  const reference = `${name}.reference.${variable}`
  const at = levels.findIndex((level) => Object.is(level, stored[reference]))
  return (
    <select
      aria-label={t`Reference of ${names.variable(variable)}`}
      className={`${smallInputLook} h-9 max-w-32 min-w-0 shrink`}
      value={at < 0 ? 0 : at}
      onChange={(event) => onChange(reference, levels[Number(event.target.value)] ?? null)}
    >
      {levels.map((level, i) => {
        const shown = names.level({ variable, level })
        return <option key={`${typeof level}:${level}`} value={i}>{t`vs ${shown}`}</option>
      })}
    </select>
  )
}

function shapeOf(term: Term): string {
  if (term.kind === 'polynomial') return `polynomial-${term.degree}`
  if (term.kind === 'spline') return `spline-${typeof term.knots === 'number' ? term.knots : term.knots.length}`
  return 'main'
}

function shaped(variable: string, shape: string): Term {
  const [kind, number = ''] = shape.split('-')
  if (kind === 'polynomial') return { kind, variable, degree: Number(number) }
  if (kind === 'spline') return { kind, variable, knots: Number(number) }
  return { kind: 'main', variable }
}
