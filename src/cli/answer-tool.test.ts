import { expect, test } from 'vitest'
import { answerTool } from './answer-tool.ts'
import type { Terminal } from './terminal.ts'
import { Refusal } from './usage-error.ts'

async function answer(
  id: string,
  inputs: Parameters<typeof answerTool>[0]['inputs'],
  absent: 'no' | 'refuse' = 'refuse',
) {
  const out: string[] = []
  const complaints: string[] = []
  const terminal: Terminal = {
    language: 'en',
    print: (line) => out.push(line),
    complain: (line) => complaints.push(line),
  }
  const refused = await answerTool({ id, inputs, absent, json: false }, terminal).then(
    () => false,
    (error: unknown) => error instanceof Refusal,
  )
  return { out, complaints, refused }
}

test('an alert is printed above the score, or to stderr if there is no score', async () => {
  const keys = ['interest', 'mood', 'sleep', 'energy', 'appetite', 'worth', 'concentration', 'movement', 'selfHarm']
  const all = Object.fromEntries(keys.map((key) => [key, 'several-days']))
  const { out } = await answer('phq-9', all)
  expect(out[0]).toBe('PHQ-9 (phq-9, revision 1)')
  expect(out[1]).toMatch(/^Item 9 is positive/)
  expect(out[2]).toBe('PHQ-9: 9 of 27 points')
  const early = await answer('phq-9', { selfHarm: 'several-days' })
  expect(early).toMatchObject({ refused: true, complaints: [expect.stringMatching(/^Item 9 is positive/)] })
})

test('a checklist counts unticked items as no and reports how many items were answered', async () => {
  const { out } = await answer('wells-pe', { heartRate: true })
  expect(out).toContain('1/7 answered; the others count as no')
})

test('in other tools an absent yes/no item is refused, unless absent items are declared as no', async () => {
  const inputs = { age: { value: 70, unit: 'a' }, sex: 'female', diabetes: true }
  expect((await answer('cha2ds2-vasc', inputs)).refused).toBe(true)
  expect((await answer('cha2ds2-vasc', inputs, 'no')).out[1]).toBe('CHA₂DS₂-VASc: 3 of 9 points')
})
