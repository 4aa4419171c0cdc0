import { useLingui } from '@lingui/react/macro'
import { Trash2, Undo2 } from 'lucide-react'
import {
  type AnnotationColour,
  type AnnotationsOption,
  annotationColours,
  annotationLeaf,
  annotationShapes,
  annotationSize,
  MAX_MOVE,
  type MovesOption,
  type PlacedAnnotation,
} from '#catalog/kit/figures/annotations-option.ts'
import { figurePart } from '#catalog/kit/figures/figure-parts.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { AnnotationShape } from '#figure/annotation.ts'
import { newId } from '../data/database/identifiers.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { DrawnIcon } from '../ui/drawn-icon.tsx'
import { CheckField, Field, SelectField, smallInputLook } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'
import type { OptionFieldProps } from './option-field.tsx'

/** Path data of icons. */
const icons: Readonly<Record<AnnotationShape, string>> = {
  text: 'M5 8V5h14v3M12 5v14M9 19h6',
  arrow: 'M6 18 18 6M9 6h9v9',
  line: 'M5 19 19 5',
  box: 'M4 6h16v12H4z',
  ellipse: 'M3 12a9 6 0 1 0 18 0a9 6 0 1 0-18 0',
  bracket: 'M4 15V9h16v6',
  inset: 'M4 15a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 13l4-4M13 3h8v8h-8z',
}

function useShapeNames(): Readonly<Record<AnnotationShape, string>> {
  const { t } = useLingui()
  return {
    text: t`Text`,
    arrow: t`Arrow`,
    line: t`Line`,
    box: t`Rectangle`,
    ellipse: t`Ellipse`,
    bracket: t`Bracket`,
    inset: t`Enlarged part`,
  }
}

function useColourNames(): Readonly<Record<AnnotationColour, string>> {
  const { t } = useLingui()
  return { ink: t`Black`, muted: t`Grey`, red: t`Red`, blue: t`Blue`, green: t`Green` }
}

function storedOf(name: string, stored: StoredOptions) {
  return { key: name, stored, dictionary: { columns: [] }, answers: {}, problems: [], missing: [] }
}

/** The remarks in a figure: their words and looks. Where they are is changed on the figure. */
export function AnnotationsField({ name, spec, stored, onChange }: OptionFieldProps<AnnotationsOption>) {
  const { t } = useLingui()
  const { say } = useWords()
  const shapes = useShapeNames()
  const annotations = spec.read(storedOf(name, stored))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{say(spec.label)}</legend>
      <p className="text-sm text-ink-3">
        <HelpText text={say(spec.help)} />
      </p>
      {annotations.map((annotation, k) => (
        <AnnotationItem key={annotation.id} name={name} annotation={annotation} number={k + 1} onChange={onChange} />
      ))}
      <fieldset className="flex flex-wrap gap-2" aria-label={t`Add an annotation`}>
        {annotationShapes.map((shape) => {
          return (
            <Button
              key={shape}
              size="sm"
              disabled={annotations.length >= spec.max}
              onClick={() => onChange(annotationLeaf(name, newId(), 'shape'), shape)}
            >
              <DrawnIcon d={icons[shape]} />
              {shapes[shape]}
            </Button>
          )
        })}
      </fieldset>
    </fieldset>
  )
}

interface ItemProps {
  name: string
  annotation: PlacedAnnotation
  number: number
  onChange: OptionFieldProps['onChange']
}

function AnnotationItem({ name, annotation, number, onChange }: ItemProps) {
  const { t } = useLingui()
  const shapes = useShapeNames()
  const colours = useColourNames()
  const { id, shape, words, colour, size, dashed } = annotation
  const title = `${shapes[shape]} ${number}`
  const leaf = (field: Parameters<typeof annotationLeaf>[2]) => annotationLeaf(name, id, field)
  return (
    <fieldset aria-label={title} data-part={id} className="flex flex-col gap-2.5 rounded-md border border-line p-3">
      <div className="flex items-center justify-between gap-2 text-sm font-medium">
        <span className="flex items-center gap-1.5">
          <DrawnIcon d={icons[shape]} />
          {title}
        </span>
        <Button
          look="quiet"
          size="small-icon"
          aria-label={t`Delete ${title}`}
          onClick={() => onChange(leaf('deleted'), true)}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      </div>
      <Field label={t`Words`} help={t`*italic*, m^2^, H~2~O`}>
        {(naming) => (
          <textarea
            {...naming}
            rows={words.includes('\n') ? 3 : 2}
            maxLength={500}
            className={`${smallInputLook} w-full resize-y py-1.5`}
            value={words}
            onChange={(event) => onChange(leaf('words'), event.target.value)}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <SelectField
          label={t`Colour`}
          value={colour}
          onChange={(event) => onChange(leaf('colour'), event.target.value)}
        >
          {annotationColours.map((one) => (
            <option key={one} value={one}>
              {colours[one]}
            </option>
          ))}
        </SelectField>
        <Field label={shape === 'inset' ? t`Size, %` : t`Type size, %`}>
          {(naming) => (
            <input
              {...naming}
              type="number"
              {...annotationSize}
              className={`${smallInputLook} h-11 w-full`}
              value={size}
              onChange={({ target }) => {
                const next = target.valueAsNumber
                if (next >= annotationSize.min && next <= annotationSize.max) onChange(leaf('size'), next)
              }}
            />
          )}
        </Field>
      </div>
      {shape === 'text' || shape === 'inset' ? null : (
        <CheckField
          label={t`Dashed`}
          checked={dashed}
          onChange={(event) => onChange(leaf('dashed'), event.target.checked)}
        />
      )}
    </fieldset>
  )
}

/** The parts that were moved: how far, and the way back. None if the layout places all of them. */
export function MovesField({ name, spec, stored, onChange }: OptionFieldProps<MovesOption>) {
  const { t } = useLingui()
  const { say } = useWords()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{say(spec.label)}</legend>
      <p className="text-sm text-ink-3">
        <HelpText text={say(spec.help)} />
      </p>
      {Object.entries(spec.read(storedOf(name, stored))).map(([ref, [dx, dy]]) => {
        const part = figurePart(ref)
        const title = part ? say(part.name) : t`Note in the plot`
        const change = (moved: { readonly dx: number; readonly dy: number }) => {
          if ([moved.dx, moved.dy].every((mm) => Math.abs(mm) <= MAX_MOVE)) onChange(`${name}.${ref}`, moved)
        }
        return (
          <fieldset key={ref} aria-label={title} className="flex items-end gap-2">
            <Millimetres label={t`${title}: right, mm`} value={dx} onChange={(mm) => change({ dx: mm, dy })} />
            <Millimetres label={t`${title}: down, mm`} value={dy} onChange={(mm) => change({ dx, dy: mm })} />
            <Button
              look="quiet"
              size="field-icon"
              aria-label={t`${title}: back to its own place`}
              onClick={() => onChange(`${name}.${ref}`, null)}
            >
              <Undo2 size={15} aria-hidden />
            </Button>
          </fieldset>
        )
      })}
    </fieldset>
  )
}

interface MillimetresProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Millimetres({ label, value, onChange }: MillimetresProps) {
  return (
    <Field label={label} className="min-w-0 flex-1">
      {(naming) => (
        <input
          {...naming}
          type="number"
          step={0.25}
          className={`${smallInputLook} h-11 w-full`}
          value={value}
          onChange={({ target }) => {
            if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber)
          }}
        />
      )}
    </Field>
  )
}
