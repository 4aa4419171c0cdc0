// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { definition as gcs } from '#catalog/calculators/gcs/definition.ts'
import { definition as wellsPe } from '#catalog/calculators/wells-pe/definition.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { configQuery } from '../../../api/queries.ts'
import { PatientDialog } from './patient-dialog.tsx'
import { keepOutcome } from './this-patient.ts'

const page = testPage()

function compute(definition: CalculatorDefinition) {
  const { inputs: entered } = definition.examples[0] ?? expect.fail('no example')
  const outcome = runCalculator(definition, entered)
  if (outcome.status !== 'done') throw new Error(outcome.status)
  keepOutcome(definition, { definition, entered, outcome })
}

function shownWith(recalled: readonly string[]) {
  const client = new QueryClient()
  client.setQueryData(configQuery().queryKey, { recalled_tools: recalled } as never)
  page.show(
    <QueryClientProvider client={client}>
      <PatientDialog onClose={() => undefined} />
    </QueryClientProvider>,
  )
  return {
    note: document.querySelector('[data-testid=note]')?.textContent,
    dialog: document.querySelector('[role=dialog]')?.textContent,
  }
}

test('the note for the record leaves out a tool that the operator has recalled since', () => {
  compute(gcs)
  compute(wellsPe)
  const before = shownWith([])
  expect(before.note).toMatch(/GCS.*; .*Wells/)
  expect(before.dialog).not.toContain('withdrawn')
  page.clear()
  const after = shownWith([`wells-pe@${wellsPe.revision}`])
  expect(after.note).toContain('GCS')
  expect(after.note).not.toContain('Wells')
  expect(after.dialog).toContain('has withdrawn the tool: Wells score for pulmonary embolism')
})
