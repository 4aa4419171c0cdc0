import { expect, test } from 'vitest'
import { protocolSentence } from '#catalog/kit/tool/protocol-sentence.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { entryIds, loadCalculator } from '#cli/entries.ts'

const tools = await Promise.all(entryIds('calculators').map(loadCalculator))
const definitions = tools.map(({ definition }) => definition).filter(({ protocol }) => protocol !== undefined)

test.each(definitions)('$id: the sentence names nothing that is not there', (definition) => {
  const example = definition.examples[0]?.inputs ?? {}
  const outcome = runCalculator(definition, example, { absent: 'no' })
  if (outcome.status !== 'done') throw new Error(outcome.status)
  for (const language of ['en', 'zh'] as const) {
    const sentence = protocolSentence(definition, example, outcome, language)
    expect(sentence).not.toMatch(/[{}—]/)
    expect(sentence).toMatch(/\d/)
  }
})

test('values stand with their units, sizes as whole persons', () => {
  const definition = definitions.find(({ id }) => id === 'stat-n-correlation')
  const inputs = { r: { value: 0.3, unit: '1' }, alpha: '0.05', power: '0.80' }
  const outcome = definition && runCalculator(definition, inputs)
  if (outcome?.status !== 'done') throw new Error('no result')
  expect(protocolSentence(definition as NonNullable<typeof definition>, inputs, outcome, 'en')).toBe(
    'With a two-sided α of 0.05 and a power of 0.80, 85 persons show a correlation of 0.3.',
  )
})
