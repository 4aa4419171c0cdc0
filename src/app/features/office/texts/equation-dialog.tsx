import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fillTemplate } from '#formats/fill-template.ts'
import { equationWords } from '#formats/math/messages.ts'
import { EquationError, parseMath } from '#formats/math/parse-math.ts'
import { useWords } from '../../../i18n/use-words.ts'
import EquationView from '../../../report/equation-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, type Focusable } from '../../../ui/dialog.tsx'
import { Field, inputLook } from '../../../ui/field.tsx'

// no braces in words that are translated
const EXAMPLES = String.raw`\frac{a}{b}, x_i, x^2, \sqrt{x}, \sum_{i=1}^{n} x_i, \bar{x}, \beta`

interface Props {
  tex: string
  returnTo: Focusable
  onInsert: (tex: string) => void
  onClose: () => void
}

/** Types an equation as TeX, with its picture. */
export default function EquationDialog({ tex, returnTo, onInsert, onClose }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const [typed, setTyped] = useState(tex)
  const fault = faultOf(typed)
  const insert = () => {
    if (fault) return
    onInsert(typed.trim())
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title={t`Equation`}
      closeLabel={t`Close`}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={fault !== undefined} onClick={insert}>
            {tex === '' ? <Trans>Insert</Trans> : <Trans>Change</Trans>}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label={<Trans>TeX</Trans>}
          help={<Trans>For example {EXAMPLES}</Trans>}
          error={fault && typed.trim() !== '' ? fillTemplate(say(equationWords[fault.code]), fault.params) : undefined}
        >
          {(naming) => (
            <textarea
              {...naming}
              rows={3}
              spellCheck={false}
              className={`${inputLook} py-2 font-mono`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                insert()
              }}
            />
          )}
        </Field>
        <output aria-label={t`Preview`} className="flex min-h-16 items-center justify-center overflow-x-auto text-xl">
          {fault ? null : <EquationView tex={typed.trim()} display="block" />}
        </output>
      </div>
    </Dialog>
  )
}

/** Why a text is no equation; undefined if it is one. */
function faultOf(tex: string): EquationError | undefined {
  try {
    parseMath(tex)
    return undefined
  } catch (error) {
    if (error instanceof EquationError) return error
    throw error
  }
}
