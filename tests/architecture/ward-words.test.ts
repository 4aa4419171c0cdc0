import { expect, test } from 'vitest'
import { findTools } from '#app/features/tools/find-tools.ts'
import { toolKeywords, toolTitles } from '#catalog/tools.ts'

const keywords = await toolKeywords()

/** Each word of the ward with its tools by place, from the summaries. */
const tools = new Map<string, Map<number, string>>()
for (const [id, { ward = [] }] of Object.entries(keywords))
  for (const [place, words] of ward.entries())
    for (const word of words) {
      const known = tools.get(word) ?? new Map<number, string>()
      tools.set(word, known)
      if (known.has(place)) throw new Error(`${word}: ${id} and ${known.get(place)} both want place ${place}`)
      known.set(place, id)
    }

test('the search knows 600 words of the ward or more, and each has a first tool', () => {
  expect(tools.size).toBeGreaterThanOrEqual(600)
  const words = [...tools.keys()].map((word) => word.toLowerCase())
  expect(words.filter((word, at) => words.indexOf(word) !== at || word.trim() !== word || word === '')).toEqual([])
  expect([...tools].filter(([, places]) => !places.has(0)).map(([word]) => word)).toEqual([])
})

test('each word of the ward finds its tools first, in their order', () => {
  const wrong = [...tools].flatMap(([word, places]) => {
    const found = findTools(toolTitles, word, keywords).map(({ id }) => id)
    const wanted = [0, 1, 2].flatMap((place) => places.get(place) ?? [])
    return wanted.every((id, at) => found[at] === id) ? [] : [[word, ...found.slice(0, 3)]]
  })
  expect(wrong).toEqual([])
})
