import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ownColours } from '#catalog/kit/figures/own-colours.ts'
import type { TextOption } from '#catalog/kit/options/options.ts'
import { distinguishable } from '#figure/colour/palette-rules.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'
import { type PictureFault, pictureColours } from './read-picture-colours.ts'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: TextOption
  value: string
  onChange: (value: string) => void
}

/** Colours as text and as swatches to choose from; a picture gives its own. */
export function ColoursField({ label, help, error, spec, value, onChange }: Props) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<PictureFault>()
  const { colours } = ownColours(value)
  const faults: Readonly<Record<PictureFault, string>> = {
    'too-large': t`The picture is larger than 2 MB. Save a smaller copy and choose that.`,
    'no-picture': t`This is not a picture that can be read. Choose a PNG, JPG or TIFF file.`,
    'one-colour': t`The picture has one colour only. Choose one with more colours.`,
  }
  const take = async (file: File) => {
    const found = await pictureColours(file)
    setFault(typeof found === 'string' ? found : undefined)
    if (typeof found !== 'string') onChange(found.join(', '))
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        help={help && <HelpText text={help} />}
        error={error}
        value={value}
        maxLength={spec.maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      {colours.length === 0 ? null : (
        <>
          <div className="flex flex-wrap gap-1.5">
            {colours.map((colour, k) => (
              <input
                key={k}
                type="color"
                aria-label={t`Colour ${k + 1}`}
                className="h-8 w-10 cursor-pointer rounded-sm border border-line bg-surface p-0.5"
                value={colour}
                onChange={({ target }) =>
                  onChange(colours.map((own, at) => (at === k ? target.value : own)).join(', '))
                }
              />
            ))}
          </div>
          <p className="text-sm text-ink-3">
            <Told count={colours.length} apart={distinguishable(colours)} />
          </p>
        </>
      )}
      <Button size="sm" className="self-start" onClick={() => files.current?.click()}>
        <Trans>Take them from a picture</Trans>
      </Button>
      <input
        ref={files}
        type="file"
        accept="image/png,image/jpeg,image/tiff,.tif"
        aria-label={t`Picture with the colours`}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      <p role="alert" className={fault ? 'text-sm text-danger' : 'sr-only'}>
        {fault ? faults[fault] : ''}
      </p>
    </div>
  )
}

function Told({ count, apart }: { count: number; apart: number }) {
  if (count < 2) return null
  if (apart >= count) return <Trans>With any kind of colour vision they can be told apart.</Trans>
  return (
    <Plural
      value={apart}
      one="From the second on, they come close to others for some kinds of colour vision."
      other="The first # can be told apart with any kind of colour vision; the others come close to them."
    />
  )
}
