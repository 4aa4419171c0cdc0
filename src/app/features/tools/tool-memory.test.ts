// @vitest-environment node

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readDevice } from '../../device/device-database.ts'
import { chooseUnit, chooseUnits, hydrateToolMemory, useToolMemory } from './tool-memory.ts'

/** The state that a page rendered now shows. */
function shown(): { readonly units: string; readonly chosen: object } {
  let seen = { units: '', chosen: {} }
  renderToString(
    createElement(() => {
      const { units, chosen } = useToolMemory()
      seen = { units, chosen }
      return null
    }),
  )
  return seen
}

test('units are shown once they are stored, and two simultaneous choices are both stored', async () => {
  await hydrateToolMemory()
  const both = [chooseUnit('creatinine', 'mg/dL'), chooseUnit('weight', 'lb')]
  expect(shown().chosen).toEqual({})
  await Promise.all(both)
  expect(shown().chosen).toEqual({ creatinine: 'mg/dL', weight: 'lb' })
  expect(await readDevice('Chosen-Units')).toEqual({ creatinine: 'mg/dL', weight: 'lb' })
  const all = chooseUnits('conventional')
  expect(shown()).toMatchObject({ units: 'si' })
  await all
  expect(shown()).toEqual({ units: 'conventional', chosen: {} })
  expect(await readDevice('Unit-System')).toBe('conventional')
})
