import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { formulaMessages } from '#catalog/kit/steps/step-messages.ts'
import type { FormulaOption } from '#catalog/kit/steps/step-options.ts'
import type { FormulaCheck } from '#engine/expression/formula.ts'
import { useWords } from '../i18n/use-words.ts'
import { loadPart } from '../loading/load-part.ts'
import { Field, smallInputLook } from '../ui/field.tsx'
import { ask } from '../workers/bridge.ts'
import { track } from './formula-checks.ts'
import { FormulaFault, type FormulaProblem } from './formula-fault.tsx'
import { meantName, typedName } from './meant-name.ts'

const FormulaWords = lazy(() => loadPart(() => import('./formula-words.tsx'), 'own'))

/** Variables below the field; of more, the others are asked for. */
const SHOWN = 24

const chipLook = 'rounded-full px-2.5 py-1 text-xs max-sm:min-h-11 max-sm:px-3.5'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: Pick<FormulaOption, 'result'>
  dictionary: DataDictionary
  /** The stored form, with columns as `{id}`. */
  value: string
  onChange: (value: string | null) => void
  /** Lines of the field; one has no list of variables. */
  rows?: number
}

/** A formula, typed with names, stored with ids, and checked while it is typed. */
export function FormulaField({ label, help, error, spec, dictionary, value, onChange, rows = 3 }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState('')
  const [problem, setProblem] = useState<FormulaProblem>()
  const [isWhole, setWhole] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { columns } = dictionary
  useEffect(() => {
    let isNewest = true
    const named = columns.map(({ id, name }) => ({ id, name }))
    if (value) void ask((engine) => engine.typedFormula(value, named)).then((text) => isNewest && setShown(text))
    return () => {
      isNewest = false
    }
  }, [value, columns])
  const check = async (text: string) => {
    setTyped(text)
    const named = columns.map(({ id, name, type }) => ({ id, name, type }))
    const checked = await ask((engine) => engine.checkFormula(text, named, spec.result) as Promise<FormulaCheck>)
    if (checked.ok) {
      setProblem(undefined)
      onChange(checked.stored)
      return
    }
    onChange(null)
    const { code, at, length, params } = checked.error
    const words = formulaMessages[code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    )
    const meant = code === 'unknown-variable' ? await meantName(String(params.name), columns) : undefined
    setProblem(
      text.trim() === '' ? undefined : { words: `${words} (${t`character ${at + 1}`})`, text, at, length, meant },
    )
  }
  const checkSoon = (text: string) => track(check(text))
  return (
    <Field label={label} help={help} error={problem?.words ?? error}>
      {(naming) => (
        <>
          <textarea
            {...naming}
            ref={field}
            rows={rows}
            spellCheck={false}
            autoCapitalize="off"
            className={`${smallInputLook} w-full py-2 font-mono`}
            value={typed ?? shown}
            onChange={(event) => checkSoon(event.target.value)}
          />
          {problem && problem.text === typed ? (
            <FormulaFault
              problem={problem}
              onUse={(name) => {
                const { text, at, length } = problem
                checkSoon(`${text.slice(0, at)}${typedName(name)}${text.slice(at + length)}`)
              }}
            />
          ) : null}
          <Suspense>
            <FormulaWords
              field={field}
              text={typed ?? shown}
              columns={columns}
              withList={rows > 1}
              onPut={(text) => checkSoon(text)}
            />
          </Suspense>
          <ul className="flex flex-wrap gap-1.5">
            {(isWhole ? columns : columns.slice(0, rows > 1 ? SHOWN : 0)).map((column) => (
              <li key={column.id}>
                <button
                  type="button"
                  className={`${chipLook} bg-sunken text-ink-2 hover:text-ink`}
                  onClick={() => checkSoon(`${typed ?? shown}${typedName(column.name)}`)}
                >
                  {column.name}
                </button>
              </li>
            ))}
            {rows > 1 && columns.length > SHOWN && !isWhole ? (
              <li>
                <button
                  type="button"
                  className={`${chipLook} text-accent hover:bg-sunken`}
                  onClick={() => setWhole(true)}
                >
                  <Trans>Show all {columns.length} variables</Trans>
                </button>
              </li>
            ) : null}
          </ul>
        </>
      )}
    </Field>
  )
}
