// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { columnInfo } from '#tests/support/column-info.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { RoleBoard, RolesOfForm } from './role-board.ts'
import { VariableField } from './variable-field.tsx'
import { VariablePalette } from './variable-palette.tsx'

const page = testPage()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const dictionary = { columns: [columnInfo('age', 'continuous'), columnInfo('sex', 'nominal')] }

function Form() {
  const [board] = useState(() => new RoleBoard())
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const field = (label: string, measure: ColumnInfo['measure']) => (
    <VariableField
      label={label}
      spec={{ accepts: [measure] }}
      dictionary={dictionary}
      value={values[label] ?? ''}
      onChange={(id) => setValues((now) => ({ ...now, [label]: id ?? '' }))}
    />
  )
  return (
    <RolesOfForm value={{ board, onMeasure: () => undefined }}>
      <VariablePalette dictionary={dictionary} />
      {field('Outcome', 'continuous')}
      {field('Later', 'continuous')}
      {field('Groups', 'nominal')}
    </RolesOfForm>
  )
}

const box = (label: string) => page.body.querySelector<HTMLElement>(`[data-role-box="${label}"]`) ?? expect.fail()
const chosen = (label: string) => box(label).querySelector('select')?.value
const chip = (name: string) =>
  [...page.body.querySelectorAll<HTMLElement>('ul button')].find(({ textContent }) => textContent === name) ??
  expect.fail()

/** A finger touches the variable, holds still for `heldMs`, and is lifted over the box. */
function touch(from: HTMLElement, to: HTMLElement, heldMs: number): void {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(to)
  const event = (type: string) =>
    new PointerEvent(type, { pointerId: 1, pointerType: 'touch', clientX: 5, clientY: 5, bubbles: true })
  act(() => {
    from.dispatchEvent(event('pointerdown'))
  })
  act(() => {
    vi.advanceTimersByTime(heldMs)
  })
  act(() => {
    dispatchEvent(event('pointerup'))
  })
}

test('a finger that holds a variable carries it into a role, and one that taps does not', () => {
  page.show(<Form />)
  touch(chip('age'), box('Outcome'), 100)
  expect(chosen('Outcome')).toBe('')
  touch(chip('age'), box('Outcome'), 400)
  expect(chosen('Outcome')).toBe('age')
})

test('a role does not take a variable of another level', () => {
  page.show(<Form />)
  touch(chip('sex'), box('Outcome'), 400)
  expect(chosen('Outcome')).toBe('')
  touch(chip('sex'), box('Groups'), 400)
  expect(chosen('Groups')).toBe('sex')
})

test('from a role a variable moves to another, and leaves the first', () => {
  page.show(<Form />)
  touch(chip('age'), box('Outcome'), 400)
  touch(box('Outcome').querySelector('button') ?? expect.fail(), box('Later'), 400)
  expect([chosen('Outcome'), chosen('Later')]).toEqual(['', 'age'])
})
